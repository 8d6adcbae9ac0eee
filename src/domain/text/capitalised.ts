/** A word of the content as a label begins: 'academic' as 'Academic'. */
export function capitalised(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
