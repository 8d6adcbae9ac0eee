/**
 * The text that two spellings share: capital letters make no difference, and neither does whether a letter, such as one
 * of Bangla, is written as one character or as several.
 */
export function foldCase(text: string): string {
  // Lower case letters may become several characters.
  return text.normalize("NFC").toLowerCase().normalize("NFC");
}
