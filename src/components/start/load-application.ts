import { listen, FAILED } from "./start-events";

/** In ms: twice as long as scripts and data need on the slowest networks that we know of. */
const LONGEST_WAIT = 30_000;

/**
 * Returns a function that loads the application's scripts in order, unless they are loading already, and the page's
 * data at the same time. The application has failed when one of its scripts does not come, can't be read or throws
 * while it is evaluated, and when the page is not interactive after `LONGEST_WAIT`.
 *
 * @param files the addresses of scripts and data
 */
export function applicationLoader(files: readonly string[]): () => void {
  let isAsked = false;
  const fail = () => dispatchEvent(new Event(FAILED));
  return () => {
    if (isAsked) return;
    isAsked = true;
    for (const src of files) {
      const element = document.createElement(src.endsWith("js") ? "script" : "link");
      // In order; otherwise they would run as they arrive.
      const how = { async: false, crossOrigin: "", as: "fetch", rel: "preload", src, href: src, onerror: fail };
      document.head.append(Object.assign(element, how));
    }
    // Errors while a script of ours is evaluated; those of extensions don't count.
    listen(["error"], ({ filename }: Partial<ErrorEvent>) => {
      if (files.some((src) => filename?.endsWith(src))) fail();
    });
    setTimeout(fail, LONGEST_WAIT);
  };
}
