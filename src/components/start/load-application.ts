import { showFailure } from "./show-failure";
import { FAILED, whenDecided } from "./start-events";

/**
 * Returns what loads the application's scripts in order, unless they are on their way; Gatsby itself then loads the code
 * and the data of the page. If that fails, the page shows what it offers without scripts.
 */
export function applicationLoader(scripts: readonly string[]): () => void {
  let hasBegun = false;
  whenDecided((hasFailed) => hasFailed && showFailure());
  return () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const src of scripts) {
      const script = document.createElement("script");
      // In order; such scripts otherwise run whenever they arrive.
      script.async = false;
      script.onerror = () => dispatchEvent(new Event(FAILED));
      script.src = src;
      document.head.append(script);
    }
  };
}
