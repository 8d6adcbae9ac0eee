/** The text of an entry of the browser's storage; null without one, and where the browser blocks its storage. */
export function storedEntry(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
