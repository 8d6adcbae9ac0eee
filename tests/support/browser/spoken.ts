/**
 * A text with a name in it, as screen readers read it: `Read More<hidden> about <name/></hidden>` as 'Read More about
 * Sprint'.
 */
export function spoken(text: string, name = ""): string {
  return text
    .replace(/<\w+\/>/, name)
    .replace(/<[^>]+>/g, "")
    .trim();
}

/** The beginning of a text, up to its first value. */
export function beginningOf(text: string): RegExp {
  const [beginning = ""] = text.split("<", 1);
  return new RegExp(`^${beginning.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
