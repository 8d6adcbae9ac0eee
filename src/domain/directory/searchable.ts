/**
 * A text as a search compares it: case does not count, and a Bangla letter that can be written
 * in two ways is the same in both.
 */
export function searchable(text: string): string {
  return text.normalize("NFC").toLowerCase().normalize("NFC").trim();
}
