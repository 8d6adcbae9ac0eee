/** A word of the content with a capital letter, as labels have: 'academic' as 'Academic'. */
export function capitalised(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
