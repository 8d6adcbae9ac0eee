import { STORAGE_FOLDER as folder } from "../../model/storage-folder";

/** The key of an entry. It begins with the folder of the site, as `/club/`: other sites of the host use the same storage. */
export function storageKey(name: string): string {
  return folder ? folder + name : name;
}

/** The name of an entry by its key. */
export function entryName(key: string): string {
  return key.startsWith(folder) ? key.slice(folder.length) : "";
}

/** The text of an entry of the browser's storage; null without one, and undefined where the browser blocks its storage. */
export function storedEntry(name: string): string | null | undefined {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return undefined;
  }
}

/** Writes an entry, of which no listener hears; nothing where the browser blocks its storage, or it is full. */
export function storeEntry(name: string, text: string): void {
  try {
    localStorage.setItem(storageKey(name), text);
  } catch {
    // What it means lasts as long as the page.
  }
}
