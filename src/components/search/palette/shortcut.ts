import { readEntry, writeEntry } from "../../../hooks/storage/guarded-storage";

const KEY = "searchShortcut";

/** Whether `/` opens the search; people who speak to their computer may switch it off. On where storage is blocked. */
export function isShortcutOn(): boolean {
  return readEntry(KEY) !== "off";
}

export function setShortcut(isOn: boolean): void {
  writeEntry(KEY, isOn ? null : "off");
}
