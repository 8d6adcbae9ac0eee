/** The events with which the application tells the start script that React has taken the page over, or can't show it. */
export const INTERACTIVE = "ready";
export const FAILED = "fail";

/** Calls `act` once React has taken the page over, or once it is known that it will not. */
export function whenDecided(act: (hasFailed: boolean) => void): void {
  const stop = listen([INTERACTIVE, FAILED], ({ type }) => {
    stop();
    act(type === FAILED);
  });
}

/** Listens to events of the window, before anything else does. Returns what ends that. */
export function listen(types: readonly string[], act: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, act, true);
  return () => {
    for (const type of types) removeEventListener(type, act, true);
  };
}
