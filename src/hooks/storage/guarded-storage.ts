import { entryName, storageKey, storedEntry } from "./stored-entry";

type Listener = () => void;

/** Entries that could not be stored, because the storage is blocked or full; null for a removed entry. */
const unkept = new Map<string, string | null>();
const listeners = new Map<string, Set<Listener>>();

/** The text of an entry; null if there is none. Entries that could not be stored last as long as the page. */
export function readEntry(key: string): string | null {
  const text = unkept.get(key);
  return text === undefined ? (storedEntry(key) ?? null) : text;
}

/**
 * Writes an entry and notifies its listeners; null removes it.
 *
 * @returns whether it could be stored
 */
export function writeEntry(key: string, text: string | null): boolean {
  const isKept = store(key, text);
  if (isKept) unkept.delete(key);
  else unkept.set(key, text);
  notify(key);
  return isKept;
}

/** Removes an entry from the storage without notifying its listeners. */
export function removeStored(key: string): void {
  store(key, null);
}

/** True if the device probably stores an entry beyond this page. */
export function isEntryKept(key: string): boolean {
  return !unkept.has(key);
}

/** Calls the listener when an entry may have changed, in this tab or in another. */
export function subscribeToEntry(key: string, listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    // A page restored from the browser's cache has missed the events of other tabs.
    window.addEventListener("pageshow", notifyAll);
  }
  const entryListeners = listeners.get(key) ?? new Set();
  listeners.set(key, entryListeners.add(listener));
  return () => {
    entryListeners.delete(listener);
    if (entryListeners.size === 0 && listeners.get(key) === entryListeners) listeners.delete(key);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", notifyAll);
  };
}

function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), text);
    return true;
  } catch {
    return false;
  }
}

/** Another tab has changed an entry or cleared the storage, which is newer than what could not be stored. */
function onStorage({ key }: StorageEvent): void {
  if (key === null) {
    unkept.clear();
    notifyAll();
  } else {
    unkept.delete(entryName(key));
    notify(entryName(key));
  }
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function notifyAll(): void {
  for (const key of [...listeners.keys()]) notify(key);
}
