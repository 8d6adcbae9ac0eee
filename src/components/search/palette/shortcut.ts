import { readEntry, writeEntry } from "../../../hooks/storage/guarded-storage";

const KEY = "searchShortcut";

/** Whether `/` opens the search; people who use speech input may switch it off. It is on if storage is blocked. */
export function isShortcutOn(): boolean {
  return readEntry(KEY) !== "off";
}

export function setShortcut(isOn: boolean): void {
  writeEntry(KEY, isOn ? null : "off");
}
