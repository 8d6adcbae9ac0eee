import { EARLY_INPUT, type EarlyInput } from "./early-input";
import { listen } from "./listen";
import { showFailure } from "./show-failure";
import { whenDecided } from "./start-events";

/** Whatever acts only with scripts, and links that do more with them. */
const pressable = "button,a[data-start=intent]";

const typedInto = "input,select,textarea";

/** Keys that walk through tabs, and scroll the page anywhere else. */
const walkingKey = /Arrow|Home|End/;

/** In ms: what answers faster needs no sign that it is at work. */
const PATIENCE = 200;

/**
 * Keeps what readers do before React has taken the page over, for `repeatEarlyInput`; each such action loads the
 * application. What works without scripts is left as it is: links, scrolling, the text of a field. If the application
 * fails to load, what was held is let go: links lead where they lead, and the page shows what it offers without scripts.
 */
export function keepEarlyInput(load: () => void): void {
  /** By the element: a reader who presses a silent button twice wants it once. */
  const kept = new Map<Element, EarlyInput>();
  Reflect.set(window, EARLY_INPUT, kept);

  const stop = listen(["click", "submit", "keydown", "input", "toggle"], (event) => {
    const { target, type } = event;
    const element = target instanceof Element && (type === "click" ? target.closest(pressable) : target);
    if (!element || !isForScripts(event, element)) return;
    if (!/input|toggle/.test(type)) {
      event.preventDefault();
      event.stopPropagation();
      // What was asked for last is done last; text is in its field before something is done with it.
      kept.delete(element);
      setTimeout(() => kept.has(element) && element.setAttribute("aria-busy", "true"), PATIENCE);
    }
    const { value, checked }: Partial<HTMLInputElement> = element;
    kept.set(element, { event, value, checked });
    load();
  });
  whenDecided((hasFailed) => {
    stop();
    for (const element of kept.keys()) {
      element.removeAttribute("aria-busy");
      if (!hasFailed) continue;
      kept.delete(element);
      const link = element.getAttribute("href");
      if (link) location.href = link;
    }
    if (hasFailed) showFailure();
  });
}

/**
 * Whether something that happened means more with scripts: keys that may ask for the search
 * (src/components/search/palette/shortcut.ts) or walk through tabs, and presses, unless they ask the browser for
 * something else, such as another tab.
 */
function isForScripts(event: Event, element: Element): boolean {
  // Other parts that open and close need no script.
  if (event.type === "toggle") return Boolean(element.querySelector("[data-start]"));
  const { key, ctrlKey, metaKey, shiftKey, altKey }: Partial<KeyboardEvent> = event;
  const withControl = ctrlKey !== metaKey;
  const withOther = shiftKey || altKey;
  if (key === undefined) return !(element.matches("a") && (withControl || withOther));
  if (withControl) return /^k$/i.test(key) && !withOther;
  return key === "/" ? !element.matches(typedInto) : walkingKey.test(key) && element.matches("[role=tab]");
}
