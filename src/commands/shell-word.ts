/** A word of a command that a person copies into a shell: between quotes if it would not be one word otherwise. */
export function shellWord(word: string): string {
  return /^[\w.,:/@%+-]+$/.test(word) ? word : `"${word.replaceAll(/["$`\\]/g, "\\$&")}"`;
}
