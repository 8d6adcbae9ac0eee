/** The text of an entry of the browser's storage; null without one, and where the browser blocks its storage. */
export function storedEntry(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Writes an entry, of which no listener hears; nothing where the browser blocks its storage, or it is full. */
export function storeEntry(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // What it means lasts as long as the page.
  }
}
