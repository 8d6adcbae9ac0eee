import { listen } from "./start-events";

/** The data that the build wrote into the page for this script. */
interface WrittenStart {
  /** The addresses of the page's data, and of the application's scripts in order. */
  readonly files: readonly string[];
  /** Ways with their conditions (`PageStart`). */
  readonly ways: readonly string[];
  /** From when and until when the text of the page is true, in ms since 1970; empty if it always is. */
  readonly validity: readonly number[];
}

export function readPageStart(script: HTMLOrSVGScriptElement | null): WrittenStart {
  const wordsIn = (name: string) => script?.dataset[name]?.match(/\S+/g) ?? [];
  return {
    files: wordsIn("files"),
    ways: wordsIn("ways"),
    validity: wordsIn("validity").map(Number),
  };
}

/** The rest after `load?` is what the address must match. */
function isMet(way: string): boolean {
  return RegExp(way.slice("load?".length)).test(location.href);
}

/** True if the address has a parameter or fragment that a part of the page reads. */
export function addressSaysMore(ways: readonly string[]): boolean {
  return ways.some((way) => way !== "load" && isMet(way));
}

/** In ms: about 23 days, close to the longest timer of browsers. */
const LONGEST_WAIT = 2e9;

/** Starts the application when parts of the page need it, or when its text is no longer true. */
export function startOnTime({ ways, validity }: Pick<WrittenStart, "ways" | "validity">, load: () => void): void {
  // A history state means that the reader comes back to a list that the application had lengthened.
  if (history.state || ways.some(isMet)) load();
  const [since = 0, until = Infinity] = validity;
  const left = Date.now() < since ? 0 : until - Date.now();
  if (left < LONGEST_WAIT) setTimeout(load, left);
}

/** The elements that need a script when readers use them. */
const interactive = "button,input,select,textarea,[data-start=intent],[data-member] [data-start=member]";

/** Starts the application when a reader is about to use something, or when a picture fails and has to be replaced. */
export function startOnUse(load: () => void): void {
  listen(
    ["pointerover", "focusin"],
    ({ target }) => target instanceof Element && target.closest(interactive) && load(),
  );
  listen(["error"], ({ target }) => target instanceof HTMLImageElement && load());
}

/** Starts the application when a part that needs it comes near the window. */
export function startWhenNear(load: () => void): void {
  // The first screen is never a reason, since many readers look at nothing else. The next screen counts as near.
  listen(["scroll"], () => {
    for (const element of document.querySelectorAll("[data-start=visible]"))
      if (element.getBoundingClientRect().top < innerHeight + 200) load();
  });
}
