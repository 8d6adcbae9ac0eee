import { listen } from "./listen";

/** What the application tells the start script: that React has taken the page over, and that it can't show the page. */
export const INTERACTIVE = "ready";
export const FAILED = "fail";

/** Calls `act` once React has taken the page over, or once it is known that it will not. */
export function whenDecided(act: (hasFailed: boolean) => void): void {
  const stop = listen([INTERACTIVE, FAILED], ({ type }) => {
    stop();
    act(type === FAILED);
  });
}
