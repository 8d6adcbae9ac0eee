/** Where the reader is. */
export type PageLocation = ReturnType<typeof readLocation>;

/** How an address is entered into the history of the tab. */
export interface MoveOptions {
  /** Instead of the present entry. */
  readonly replace?: boolean;
}

type Listener = () => void;

/** Whether an address has been entered whose page is not shown yet: another one then takes its place in the history. */
let isMoving = false;
const listeners = new Set<Listener>();

/** What a page is told of its address, and of its entry in the history of the tab. */
export function readLocation() {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state: unknown = window.history.state;
  const key: unknown = Reflect.get(Object(state), "key");
  return {
    pathname: encodedAlike(pathname),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: typeof key === "string" ? key : "initial",
  };
}

/** The path encoded as the build does it, however the reader's link encodes it. */
function encodedAlike(pathname: string): string {
  try {
    return encodeURI(decodeURI(pathname));
  } catch {
    return pathname;
  }
}

/** Calls `act` when the address has changed. Returns what ends that. */
export function listenToHistory(act: Listener): () => void {
  listeners.add(act);
  window.addEventListener("popstate", act);
  return () => {
    listeners.delete(act);
    window.removeEventListener("popstate", act);
  };
}

/** Enters an address into the history, and tells those who listen. */
export function enterAddress(address: string, { replace = false }: MoveOptions): void {
  // Unlike those of all other entries, so that each has a scroll position of its own.
  const entry = { key: Math.random().toString(36).slice(2) };
  try {
    if (isMoving || replace) window.history.replaceState(entry, "", address);
    else window.history.pushState(entry, "", address);
  } catch {
    // Browsers allow a limited number of entries in a time.
    if (replace) window.location.replace(address);
    else window.location.assign(address);
  }
  isMoving = true;
  for (const act of listeners) act();
}

/** Says that the page of the present address is shown. */
export function completeMove(): void {
  isMoving = false;
}
