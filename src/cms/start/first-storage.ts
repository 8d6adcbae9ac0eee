import { isSandbox, type Place } from "../configuration/backend";
import { t } from "../../words/t";

/** The entry of the browser's storage in which Decap keeps who is signed in, with the token of the hosted repository. */
export const USER_KEY = "decap-cms-user";

/** What Decap needs of a storage, gone with the tab. */
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

function isBlocked(): boolean {
  try {
    window.localStorage.getItem(USER_KEY);
    return false;
  } catch {
    return true;
  }
}

const isStorageBlocked = isBlocked();

// Before Decap is loaded, which looks for a storage at once. The sandbox keeps nothing: it shares neither the sign-in
// nor unsaved texts, which lie in a database of the browser, with the real editor.
if (isSandbox(location)) Object.defineProperty(window, "indexedDB", { configurable: true, value: undefined });
if (isSandbox(location) || isStorageBlocked)
  Object.defineProperty(window, "localStorage", { configurable: true, value: tabStorage() });

/** @throws Error in words for the editor if the place needs an account and the browser would not remember it */
export function prepareSignIn(place: Exclude<Place, { readonly name: "nowhere" }>): void {
  if (place.name !== "hosted") localStorage.setItem(USER_KEY, JSON.stringify({ backendName: place.backend.name }));
  else if (isStorageBlocked)
    throw new Error(
      t(
        "This browser blocks storage for this site, and signing in needs it. Allow cookies and site data for this address in the browser's settings, then try again.",
      ),
    );
}
