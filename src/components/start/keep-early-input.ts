import { shortcutLetter } from "../../domain/text/shortcut-letter";
import { EARLY_INPUT, type EarlyInput, listen, whenDecided } from "./start-events";
import { storeEntry } from "../../hooks/storage/stored-entry";
import { showTheme, THEME_ENTRY } from "../../hooks/theme";

/** Whatever acts only with scripts, and links that do more with them. */
const pressable = "button,a[data-start=intent],[data-member] [data-start=member]";

const typedInto = "input,select,textarea";

/**
 * Keeps what readers do before React has taken the page over, for `repeatEarlyInput`; each such action loads the
 * application, unless it needs none (`answerPress`). What works without scripts is left as it is: links, scrolling, the
 * text of a field. If the application fails to load, what was held is let go: links lead where they lead, and the page
 * shows what it offers without scripts.
 */
export function keepEarlyInput(load: () => void): void {
  /** By the element: a reader who presses a silent button twice wants it once. */
  const kept = new Map<Element, EarlyInput>();
  Reflect.set(window, EARLY_INPUT, kept);

  const stop = listen(["click", "submit", "keydown", "input"], (event) => {
    const { target, type } = event;
    const element = target instanceof Element && (type === "click" ? target.closest(pressable) : target);
    if (!element || !isForScripts(event, element)) return;
    if (type !== "input") {
      event.preventDefault();
      event.stopPropagation();
      // What was asked for last is done last; text is in its field before something is done with it.
      kept.delete(element);
      if (type === "click" && answerPress(element)) return;
      // The style sheet shows it, but not at once: what answers fast needs no sign that it was heard.
      element.setAttribute("aria-busy", "true");
    }
    const { value, checked }: Partial<HTMLInputElement> = element;
    kept.set(element, { event, value, checked });
    load();
  });
  whenDecided((hasFailed) => {
    stop();
    if (!hasFailed) return;
    for (const element of kept.keys()) {
      kept.delete(element);
      element.removeAttribute("aria-busy");
      const { href }: Partial<HTMLAnchorElement> = element;
      if (href) location.href = href;
    }
    showFailure();
  });
}

/**
 * True if an event means more with scripts: keys that may ask for the search
 * (src/components/search/palette/shortcut.ts), and presses, unless they ask the browser for
 * something else, such as another tab.
 */
function isForScripts(event: Event, element: Element): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey }: Partial<KeyboardEvent> = event;
  const withControl = ctrlKey || metaKey;
  const withOther = shiftKey || altKey;
  if (!(event instanceof KeyboardEvent)) return !(element.matches("a") && (withControl || withOther));
  if (withControl) return !withOther && shortcutLetter(event) === "k";
  return event.key === "/" && !element.matches(typedInto);
}

/**
 * Answers a press before React does, where that needs no application. Style sheets open what a button controls while it is
 * expanded, and know whether the page scrolls smoothly.
 *
 * @returns whether React needs to hear nothing of it
 */
export function answerPress(element: Element): boolean {
  const answer = element.getAttribute("data-early");
  const expanded = element.getAttribute("aria-expanded");
  const isOpen = expanded === "true";
  if (expanded) element.setAttribute("aria-expanded", `${!isOpen}`);
  if (answer === "top") scrollTo(0, 0);
  else if (answer) switchTheme();
  return Boolean(answer) || isOpen;
}

function switchTheme(): void {
  const theme = getComputedStyle(document.documentElement).colorScheme === "dark" ? "light" : "dark";
  showTheme(theme);
  storeEntry(THEME_ENTRY, theme);
}

/** Shows what the page offers without scripts, and says so (`FailureMessage`). */
function showFailure(): void {
  const { dataset } = document.documentElement;
  delete dataset.script;
  for (const element of document.querySelectorAll("noscript"))
    element.insertAdjacentHTML("afterend", element.textContent);
}
