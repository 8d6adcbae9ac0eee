import { isSandbox, type Place } from "../configuration/backend";

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

// Before Decap is loaded, which looks for a storage at once. The sandbox keeps nothing: it shares neither the sign-in
// nor unsaved texts, which lie in a database of the browser, with the real editor.
if (isSandbox(location)) {
  Object.defineProperty(window, "indexedDB", { configurable: true, value: undefined });
  Object.defineProperty(window, "localStorage", { configurable: true, value: tabStorage() });
}

export function prepareSignIn(place: Exclude<Place, { readonly name: "nowhere" }>): void {
  if (place.name !== "hosted") localStorage.setItem(USER_KEY, JSON.stringify({ backendName: place.backend.name }));
}
