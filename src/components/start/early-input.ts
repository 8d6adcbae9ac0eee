/** What a reader did before the page was interactive. */
export interface EarlyInput {
  /** What it was done to; the last thing done to an element counts. */
  readonly element: EventTarget;
  readonly event: Event;
  /** The value of a field at that time: React may reset the field when it takes over the page. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
}

/** How the start script leaves it for the application, as a property of the window. */
export const EARLY_INPUT = "earlyInput";
