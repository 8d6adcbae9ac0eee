/** Writes a text into its places (`StartText`) in the part of the page that has arrived. */
export function writeText(of: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-own=${of}]`)) place.textContent = text;
}
