import { useSyncExternalStore } from "react";
import { hasOpenedEditor } from "./editor-mark";

function subscribe(update: () => void): () => void {
  window.addEventListener("storage", update);
  // Going back from the editor shows a page as it was left.
  window.addEventListener("pageshow", update);
  return () => {
    window.removeEventListener("storage", update);
    window.removeEventListener("pageshow", update);
  };
}

/** Whether the editor has been opened on this device; false in the built HTML and while it comes alive. */
export function useHasOpenedEditor(): boolean {
  return useSyncExternalStore(subscribe, hasOpenedEditor, () => false);
}
