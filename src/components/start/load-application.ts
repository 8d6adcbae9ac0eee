import { listen } from "./listen";
import { FAILED } from "./start-events";

/** In ms: on the slowest networks that we know of, scripts and data need half as long. */
const LONGEST_WAIT = 30_000;

/**
 * Returns what loads the application's scripts in order, unless they are on their way; the application then loads the
 * code and the data of the page. It has failed when one of them does not come, can't be read or throws while it is
 * evaluated, and when the page is not interactive after `LONGEST_WAIT`.
 */
export function applicationLoader(scripts: readonly string[]): () => void {
  let missing = scripts;
  const fail = () => dispatchEvent(new Event(FAILED));
  return () => {
    for (const src of missing) {
      const script = document.createElement("script");
      // In order; such scripts otherwise run whenever they arrive.
      script.async = false;
      script.src = src;
      document.head.append(script);
    }
    if (missing.length > 0) {
      // An element that did not load, or an error with the name of its script; not those of extensions.
      listen(["error"], ({ target, filename }: Partial<ErrorEvent>) => {
        const source = target instanceof HTMLScriptElement ? target.src : filename;
        if (scripts.some((src) => source?.endsWith(src))) fail();
      });
      setTimeout(fail, LONGEST_WAIT);
    }
    missing = [];
  };
}
