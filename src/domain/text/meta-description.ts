/** Search engines cut longer descriptions, in characters. */
const LONGEST = 160;

/**
 * A text for a description: one line, at most 160 characters, cut between words.
 *
 * @param ending what must be at its end, whatever is cut
 */
export function metaDescription(text: string, ending = ""): string {
  const line = text.replace(/\s+/g, " ").trim();
  return cutText(line, Math.max(1, LONGEST - ending.length)) + ending;
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

function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && /[\s,;:.–-]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}
