const HYDRATED = "hydrated";

/** Tells the window that React has taken the page over. Changes that this itself causes are applied first. */
export function announceHydrated(): void {
  queueMicrotask(() => window.dispatchEvent(new Event(HYDRATED)));
}

/** Calls `act` once, when React has taken the page over. */
export function whenHydrated(act: () => void): void {
  window.addEventListener(HYDRATED, act, { once: true });
}
