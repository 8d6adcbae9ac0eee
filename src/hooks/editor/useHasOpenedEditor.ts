import { useSyncExternalStore } from "react";
import { hasOpenedEditor, subscribeToEditorMark } from "./editor-mark";

/** True if the editor has been opened on this device; false until the page is interactive. */
export function useHasOpenedEditor(): boolean {
  return useSyncExternalStore(subscribeToEditorMark, hasOpenedEditor, () => false);
}
