/** The last thing that a reader did to an element before the page was interactive. */
export interface EarlyInput {
  readonly event: Event;
  /** The value of a field at that time: React may reset the field when it takes over the page. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
}

/** How the start script leaves it for the application, by the elements, as a property of the window. */
export const EARLY_INPUT = "early";
