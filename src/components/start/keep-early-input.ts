import { EARLY_INPUT, type EarlyInput } from "./early-input";
import { listen } from "./listen";
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
 * fails to load, what was held is let go: links lead where they lead.
 */
export function keepEarlyInput(load: () => void): void {
  /** By the element: a reader who presses a silent button twice wants it once. */
  const kept = new Map<Element, EarlyInput>();
  let link: string | null = null;
  Object.assign(window, { [EARLY_INPUT]: kept });

  const stop = listen(["click", "submit", "keydown", "input", "toggle"], (event) => {
    const { target, type } = event;
    const element = target instanceof Element && (type === "click" ? target.closest(pressable) : target);
    if (!element || !isForScripts(event, element)) return;
    if (type !== "input" && type !== "toggle") {
      event.preventDefault();
      event.stopPropagation();
      link ||= element.getAttribute("href");
      setTimeout(() => kept.has(element) && element.setAttribute("aria-busy", "true"), PATIENCE);
    }
    const { value, checked }: Partial<HTMLInputElement> = element;
    kept.set(element, { element, event, value, checked });
    load();
  });
  whenDecided((hasFailed) => {
    stop();
    for (const element of kept.keys()) element.removeAttribute("aria-busy");
    if (!hasFailed) return;
    kept.clear();
    if (link) location.href = link;
  });
}

/**
 * Whether something that happened means more with scripts: keys that may ask for the search
 * (src/components/search/palette/search-key.ts) or walk through tabs, and presses, unless they ask for another tab.
 */
function isForScripts(event: Event, element: Element): boolean {
  // Other parts that open and close need no script.
  if (event.type === "toggle") return element.querySelector("[data-start]") !== null;
  const { key, ctrlKey, metaKey, shiftKey }: Partial<KeyboardEvent> = event;
  const withControl = ctrlKey !== metaKey;
  if (key === undefined) return !(element instanceof HTMLAnchorElement && (withControl || shiftKey));
  if (withControl) return /^k$/i.test(key);
  return key === "/" ? !element.matches(typedInto) : walkingKey.test(key) && element.matches("[role=tab]");
}
