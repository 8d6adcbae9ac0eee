import { STORAGE_FOLDER as folder } from "../../model/storage-folder";

/**
 * The key of an entry. It begins with the folder of the site, such as `/club/`, since other sites of the host share the
 * storage.
 */
export function storageKey(name: string): string {
  return folder ? folder + name : name;
}

/** The name of an entry, from its key. */
export function entryName(key: string): string {
  return key.startsWith(folder) ? key.slice(folder.length) : "";
}

/** The text of a storage entry; null if there is none, undefined if the browser blocks its storage. */
export function storedEntry(name: string): string | null | undefined {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return undefined;
  }
}

/** Writes an entry without notifying listeners; does nothing if the storage is blocked or full. */
export function storeEntry(name: string, text: string): void {
  try {
    localStorage.setItem(storageKey(name), text);
  } catch {
    // It lasts as long as the page.
  }
}
