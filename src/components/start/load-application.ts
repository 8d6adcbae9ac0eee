import { listen, FAILED } from "./start-events";

/** In ms: on the slowest networks that we know of, scripts and data need half as long. */
const LONGEST_WAIT = 30_000;

/**
 * Returns what loads the application's scripts in order, unless they are on their way, and asks for the page's data at the
 * same time. The application has failed when one of its scripts does not come, can't be read or throws while it is
 * evaluated, and when the page is not interactive after `LONGEST_WAIT`.
 *
 * @param files the addresses of scripts and data
 */
export function applicationLoader(files: readonly string[]): () => void {
  let isAsked = false;
  const fail = () => dispatchEvent(new Event(FAILED));
  return () => {
    if (isAsked) return;
    isAsked = true;
    ask(files, "preload");
    // An element that did not load, or an error with the name of its script; not those of extensions.
    listen(["error"], ({ target, filename }: Partial<ErrorEvent>) => {
      const source: unknown = Reflect.get(Object(target), "src") ?? filename;
      if (files.some((src) => String(source).endsWith(src))) fail();
    });
    setTimeout(fail, LONGEST_WAIT);
  };
}

/** Asks the browser for files: now, and for scripts to be run, or when it has nothing better to do. */
function ask(files: readonly string[], rel: "preload" | "prefetch"): void {
  for (const src of files) {
    const element = document.createElement(rel === "preload" && src.endsWith("js") ? "script" : "link");
    // In order; such scripts otherwise run whenever they arrive.
    const how = { async: false, crossOrigin: "", as: "fetch", rel, src, href: src };
    document.head.append(Object.assign(element, how));
  }
}

/** The connection as browsers describe it, if they do. */
interface Connection {
  readonly saveData: boolean;
  /** In Mbit/s. */
  readonly downlink: number;
  /** How long an answer takes at least, in ms. */
  readonly rtt: number;
}

/** In ms: the page has loaded by then, and who leaves earlier needs none of it. */
const READING = 3000;

/**
 * Fetches the application when a page has been read for a while, for the press that may follow: only over connections that
 * are known to be fast and not to save data. Firefox and Safari don't say what theirs is like: there nothing is fetched
 * that no one has asked for.
 *
 * @param files the addresses of scripts and data
 */
export function fetchAhead(files: readonly string[]): void {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  const act = () => {
    if (connection && connection.downlink > 5 && connection.rtt < 100 && !connection.saveData) ask(files, "prefetch");
  };
  setTimeout(act, READING);
}
