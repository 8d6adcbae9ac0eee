import { isSandbox } from "../configuration/backend";
import { replaceStorage, TabStorage } from "./tab-storage";

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The browser's own storage for this site; undefined if the browser blocks it. */
export const siteStorage = browserStorage();

// Before Decap is loaded, which looks for a storage at once. The sandbox keeps nothing: it shares neither the sign-in
// nor unsaved texts, which lie in a database of the browser, with the real editor.
if (isSandbox(location)) {
  replaceStorage(new TabStorage(() => true));
  Object.defineProperty(window, "indexedDB", { configurable: true, value: undefined });
} else if (siteStorage === undefined) replaceStorage(new TabStorage(() => true));
