import { isSandbox, type Place } from "../configuration/backend";
import { t } from "../../words/t";

/** The entry of the browser's storage in which Decap keeps who is signed in, with the token of the hosted repository. */
export const USER_KEY = "decap-cms-user";

/**
 * Takes the place of `localStorage` for Decap, which knows no other place for its user and its settings. Entries of
 * its own are gone with the tab; all others go to the browser's storage, as long as that takes them.
 */
export class TabStorage {
  readonly #own = new Map<string, string>();
  readonly #isOwn: (key: string) => boolean;
  readonly #shared: Storage | undefined;

  /** @param shared the browser's storage; undefined if the browser blocks it */
  constructor(isOwn: (key: string) => boolean, shared?: Storage) {
    this.#isOwn = isOwn;
    this.#shared = shared;
  }

  get length(): number {
    return this.#keys().length;
  }

  key(index: number): string | null {
    return this.#keys()[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#own.get(key) ?? (this.#isOwn(key) ? null : (this.#shared?.getItem(key) ?? null));
  }

  setItem(key: string, value: unknown): void {
    if (this.#isOwn(key) || !this.#shared) this.#own.set(key, String(value));
    else this.#shared.setItem(key, String(value));
  }

  removeItem(key: string): void {
    this.#own.delete(key);
    if (!this.#isOwn(key)) this.#shared?.removeItem(key);
  }

  clear(): void {
    for (const key of this.#keys()) this.removeItem(key);
  }

  #keys(): string[] {
    const shared = Object.keys(this.#shared ?? {}).filter((key) => !this.#isOwn(key));
    return [...this.#own.keys(), ...shared];
  }
}

function replaceStorage(storage: TabStorage): void {
  Object.defineProperty(window, "localStorage", { configurable: true, value: storage });
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

const siteStorage = browserStorage();

// Before Decap is loaded, which looks for a storage at once. The sandbox keeps nothing: it shares neither the sign-in
// nor unsaved texts, which lie in a database of the browser, with the real editor.
if (isSandbox(location)) {
  replaceStorage(new TabStorage(() => true));
  Object.defineProperty(window, "indexedDB", { configurable: true, value: undefined });
} else if (siteStorage === undefined) replaceStorage(new TabStorage(() => true));

/**
 * Signs in to the sandbox or the files of this computer, which need no account. Only this tab knows of that: others
 * may be signed in to the hosted editor, or sign out of it, meanwhile.
 *
 * @throws Error in words for the editor if the place needs an account and the browser would not remember it
 */
export function prepareSignIn(place: Exclude<Place, { readonly name: "nowhere" }>): void {
  if (place.name === "hosted") {
    if (siteStorage) return;
    throw new Error(
      t(
        "This browser blocks storage for this site, and signing in needs it. Allow cookies and site data for this address in the browser's settings, then try again.",
      ),
    );
  }
  if (place.name === "local" && siteStorage) replaceStorage(new TabStorage((key) => key === USER_KEY, siteStorage));
  localStorage.setItem(USER_KEY, JSON.stringify({ backendName: place.backend.name }));
}
