import { STORAGE_FOLDER } from "../../model/storage-folder";
import { isSandbox } from "../configuration/backend";
import { useStorageOfFolder } from "./storage-of-folder";

/** The parts of a storage that Decap needs; lost when the tab is closed. */
function tabStorage() {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: unknown) => void entries.set(key, String(value)),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/**
 * Gives the sandbox its own storage, so that it shares neither the sign-in nor unsaved texts, which are in a database
 * of the browser, with the real editor. A separate script that runs before Decap's, which looks for a storage as soon
 * as it is loaded.
 */
function separateSandbox(): void {
  Object.defineProperty(window, "indexedDB", { configurable: true, value: undefined });
  Object.defineProperty(window, "localStorage", { configurable: true, value: tabStorage() });
}

if (isSandbox(location)) separateSandbox();
// What could not be copied is tried again the next time.
else if (STORAGE_FOLDER !== "") useStorageOfFolder().catch(() => undefined);
