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
    for (const src of files) {
      const element = document.createElement(src.endsWith("js") ? "script" : "link");
      // In order; such scripts otherwise run whenever they arrive.
      const how = { async: false, crossOrigin: "", as: "fetch", rel: "preload", src, href: src, onerror: fail };
      document.head.append(Object.assign(element, how));
    }
    // Errors while a script is evaluated; those of extensions are not ours.
    listen(["error"], ({ filename }: Partial<ErrorEvent>) => {
      if (files.some((src) => filename?.endsWith(src))) fail();
    });
    setTimeout(fail, LONGEST_WAIT);
  };
}
