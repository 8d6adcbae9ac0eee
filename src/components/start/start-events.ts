/** What the application tells the start script: that React has taken the page over, and that it can't show the page. */
export const INTERACTIVE = "interactive";
export const FAILED = "failed";

/** Calls `act` when React has taken the page over. */
export function whenInteractive(act: () => void): void {
  window.addEventListener(INTERACTIVE, act);
}
