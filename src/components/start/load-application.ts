import { showFailure } from "./show-failure";
import { FAILED, whenInteractive } from "./start-events";

export interface ApplicationLoader {
  /** Loads the application, unless it is on its way. */
  readonly load: () => void;
  /** Calls `act` if that fails. */
  readonly onFailure: (act: () => void) => void;
}

/** Loads the application's scripts in order; Gatsby itself then loads the code and the data of the page. */
export function applicationLoader(scripts: readonly string[]): ApplicationLoader {
  let hasBegun = false;
  let hasEnded = false;
  const failures: (() => void)[] = [];

  const fail = () => {
    if (hasEnded) return;
    hasEnded = true;
    for (const act of failures) act();
    showFailure();
  };
  const load = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const src of scripts) {
      const script = document.createElement("script");
      // In order; such scripts otherwise run whenever they arrive.
      script.async = false;
      script.onerror = fail;
      script.src = src;
      document.head.append(script);
    }
  };
  window.addEventListener(FAILED, fail);
  whenInteractive(() => (hasEnded = true));
  return { load, onFailure: (act) => failures.push(act) };
}
