/** The first letters of the first two words of a name, for a picture that is missing. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => firstLetter(word).toLocaleUpperCase("en")).join("");
}

/** The first letter as a reader sees it: in Bangla consonants joined by a hasanta are one, with their vowel sign. */
function firstLetter(word: string): string {
  return /^\P{M}(?:\u200d?\u09cd\u200d?\p{L}|\p{M})*/u.exec(word)?.[0] ?? "";
}
