/** The events by which the application tells the start script that React has taken over the page, or can't show it. */
export const INTERACTIVE = "ready";
export const FAILED = "fail";

/** Calls `act` once React has taken over the page, or once it is known that it never will. */
export function whenDecided(act: (hasFailed: boolean) => void): void {
  const stop = listen([INTERACTIVE, FAILED], ({ type }) => {
    stop();
    act(type === FAILED);
  });
}

/** Listens to events of the window before anything else does. Returns a function that stops it. */
export function listen(types: readonly string[], act: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, act, true);
  return () => {
    for (const type of types) removeEventListener(type, act, true);
  };
}

/** The last thing that a reader did to an element before the page was interactive. */
export interface EarlyInput {
  readonly event: Event;
  /** The value of a field at that time, since React may reset the field when it takes over the page. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
}

/** How the start script passes it to the application: by element, as a property of the window. */
export const EARLY_INPUT = "early";
