import { isSearchKey } from "../search/palette/search-key";
import { whenHydrated } from "./hydrated";
import { inputRepeat, isField } from "./repeat-input";

/** Does again what a reader did to an element. */
type Repeat = () => void;

/**
 * Remembers what readers do before React has taken the page over, and repeats it then. What works without
 * scripts is left as it is: links, scrolling, the text of a field.
 */
export function keepEarlyInput(): void {
  /** By element: a reader who presses a button twice because nothing happens wants one press. */
  const repeats = new Map<EventTarget, Repeat>();

  const hold = (event: Event, element: EventTarget, repeat: Repeat) => {
    event.preventDefault();
    event.stopPropagation();
    repeats.set(element, repeat);
  };
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    click: (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (button) hold(event, button, () => button.click());
    },
    submit: (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit());
    },
    keydown: (event) => {
      if (event instanceof KeyboardEvent && isSearchKey(event)) hold(event, document, keyRepeat(event));
    },
    input: ({ target }) => {
      if (isField(target)) repeats.set(target, inputRepeat(target));
    },
    toggle: ({ target }) => {
      if (target instanceof HTMLDetailsElement) repeats.set(target, () => target.dispatchEvent(new Event("toggle")));
    },
  };

  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);
  whenHydrated(() => {
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
    for (const repeat of repeats.values()) repeat();
  });
}

function keyRepeat({ key, ctrlKey, metaKey }: KeyboardEvent): Repeat {
  const event = new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true, cancelable: true });
  return () => document.body.dispatchEvent(event);
}
