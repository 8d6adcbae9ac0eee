/** What the application tells the start script: that React has taken the page over, and that it can't show the page. */
export const HYDRATED = "hydrated";
export const FAILED = "failed";

/** Calls `act` when React has taken the page over. */
export function whenHydrated(act: () => void): void {
  window.addEventListener(HYDRATED, act);
}
