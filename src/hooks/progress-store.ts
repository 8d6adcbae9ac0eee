import { parseProgress, progressEntry, serialiseProgress, type Progress } from "../domain/my-class/progress";

/** What the storage did not take; it lasts as long as the page. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

function readStorage(entry: string): string {
  try {
    return localStorage.getItem(entry) ?? "";
  } catch {
    return "";
  }
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** A member's progress as it is stored: the same text as long as nothing changes. */
export function storedProgress(memberKey: string): string {
  const entry = progressEntry(memberKey);
  return unkept.get(entry) ?? readStorage(entry);
}

/** Whether the device keeps a member's progress beyond this page, as far as is known. */
export function isProgressKept(memberKey: string): boolean {
  return !unkept.has(progressEntry(memberKey));
}

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Changes a member's progress, from what is stored now: another tab may have been ahead. */
export function changeProgress(memberKey: string, change: (before: Progress) => Progress): void {
  const entry = progressEntry(memberKey);
  const before = parseProgress(storedProgress(memberKey));
  const after = change(before);
  if (after === before) return;
  const text = after.size === 0 ? "" : serialiseProgress(after);
  try {
    if (text === "") localStorage.removeItem(entry);
    else localStorage.setItem(entry, text);
    unkept.delete(entry);
  } catch {
    unkept.set(entry, text);
  }
  tellAll();
}
