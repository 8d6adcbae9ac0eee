import { FAILED } from "./start-events";

/**
 * Returns what loads the application's scripts in order, unless they are on their way; the application then loads the
 * code and the data of the page.
 */
export function applicationLoader(scripts: readonly string[]): () => void {
  let missing = scripts;
  return () => {
    for (const src of missing) {
      const script = document.createElement("script");
      // In order; such scripts otherwise run whenever they arrive.
      script.async = false;
      script.onerror = () => dispatchEvent(new Event(FAILED));
      script.src = src;
      document.head.append(script);
    }
    missing = [];
  };
}
