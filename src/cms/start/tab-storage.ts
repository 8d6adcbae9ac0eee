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

  /** @param value becomes a text, as in every storage */
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

/** Lets all code of this tab that asks for `localStorage` get another storage. */
export function replaceStorage(storage: TabStorage): void {
  Object.defineProperty(window, "localStorage", { configurable: true, value: storage });
}
