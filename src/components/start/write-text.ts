/** Writes a text in its places (`StartText`), as far as the page has come. */
export function writeText(of: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-own=${of}]`)) place.textContent = text;
}
