import { shortcutLetter } from "../../../domain/text/shortcut-letter";
import { readEntry, writeEntry } from "../../../hooks/storage/guarded-storage";
import { topmostDialog } from "../../ui/dialog/top-layer";

export const SHORTCUT_ENTRY = "searchShortcut";

/** True if `/` opens the search; people who use speech input may switch it off. It is on if storage is blocked. */
export function isShortcutOn(): boolean {
  return readEntry(SHORTCUT_ENTRY) !== "off";
}

export function setShortcut(isOn: boolean): void {
  writeEntry(SHORTCUT_ENTRY, isOn ? null : "off");
}

const typedInto = "input, textarea, select, [contenteditable]";

/** True if a key asks for the search: Ctrl or ⌘ with K anywhere, `/` outside text fields and dialogs. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing) return false;
  if (shortcutLetter(event) === "k") return ctrlKey !== metaKey && !altKey && !shiftKey;
  const isTyping = target instanceof Element && target.closest(typedInto) !== null;
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping && !topmostDialog() && isShortcutOn();
}
