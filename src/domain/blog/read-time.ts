/** How many words a reader reads per minute. */
const WORDS_A_MINUTE = 200;

/** '8 min read': as the author says, or else estimated from the words, at least one minute. */
export function readTimeText(minutes: number | null, wordCount: number): string {
  return `${minutes || Math.max(1, Math.ceil(wordCount / WORDS_A_MINUTE))} min read`;
}
