/** A word of the content with a capital letter, as labels have: 'academic' as 'Academic'. */
export function capitalised(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** The first letters of the first two words of a name, for a picture that is missing. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => firstLetter(word).toLocaleUpperCase("en")).join("");
}

/** The first letter as a reader sees it: in Bangla consonants joined by a hasanta are one, with their vowel sign. */
function firstLetter(word: string): string {
  return /^\P{M}(?:\u200d?\u09cd\u200d?\p{L}|\p{M})*/u.exec(word)?.[0] ?? "";
}

/** A text of at most `longest` characters: a longer one is cut between words, and an ellipsis says so. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A character beyond 16 bits is kept whole or left out.
  const cut = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  const words = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut;
  return `${words.slice(0, endOf(words))}…`;
}

/** Where a text ends without the spaces and marks at its end. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && /[\s,;:.–-]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}
