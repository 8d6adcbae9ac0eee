import { shortcutLetter } from "../../domain/text/shortcut-letter";
import { EARLY_INPUT, type EarlyInput, listen, whenDecided } from "./start-events";
import { storeEntry } from "../../hooks/storage/stored-entry";
import { showTheme, THEME_ENTRY } from "../../hooks/theme";

/** Controls that need JavaScript, and links that do more with it. */
const pressable = "button,a[data-start=intent],[data-member] [data-start=member]";

const typedInto = "input,select,textarea";

/**
 * Records what readers do before React has taken over the page, for `repeatEarlyInput`. Each action loads the
 * application, unless it needs none (`answerPress`). What works without JavaScript is not touched: links, scrolling,
 * text fields. If the application fails to load, the page works as without JavaScript.
 */
export function keepEarlyInput(load: () => void): void {
  /** By element: a reader who presses a button twice because nothing happens wants it once. */
  const kept = new Map<Element, EarlyInput>();
  Reflect.set(window, EARLY_INPUT, kept);

  const stop = listen(["click", "submit", "keydown", "input"], (event) => {
    const { target, type } = event;
    const element = target instanceof Element && (type === "click" ? target.closest(pressable) : target);
    if (!element || !isForScripts(event, element)) return;
    if (type !== "input") {
      event.preventDefault();
      event.stopPropagation();
      // The last action comes last; text is entered before an action uses it.
      kept.delete(element);
      if (type === "click" && answerPress(element)) return;
      // The style sheet shows it after a moment: a fast answer needs no such sign.
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
 * True if an event needs JavaScript: keys that may open the search (src/components/search/palette/shortcut.ts), and
 * presses, unless they are meant for the browser, such as for another tab.
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
 * Answers a press that does not need the application. Style sheets open what an expanded button controls, and make the
 * page scroll smoothly.
 *
 * @returns whether React can ignore it
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

/** Shows the page as without JavaScript, with a message (`FailureMessage`). */
function showFailure(): void {
  const { dataset } = document.documentElement;
  delete dataset.script;
  for (const element of document.querySelectorAll("noscript"))
    element.insertAdjacentHTML("afterend", element.textContent);
}
