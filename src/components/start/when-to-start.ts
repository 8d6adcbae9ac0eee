import { listen } from "./start-events";

/** The data that the build wrote into the page for this script. */
interface WrittenStart {
  /** The addresses of the page's data, and of the application's scripts in order. */
  readonly files: readonly string[];
  /** Ways with their conditions (`PageStart`). */
  readonly ways: readonly string[];
  /** From when and until when the words of the page are true, in ms since 1970; neither if they always are. */
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

/** What the address must match follows `load?`. */
function isMet(way: string): boolean {
  return RegExp(way.slice("load?".length)).test(location.href);
}

/** True if the address has a parameter or a fragment that a part of the page reads; those of others say nothing. */
export function addressSaysMore(ways: readonly string[]): boolean {
  return ways.some((way) => way !== "load" && isMet(way));
}

/** In ms: some 23 days; browsers can't wait much longer. */
const LONGEST_WAIT = 2e9;

/** Starts the application when the parts of a page say so, and when its words are no longer true. */
export function startOnTime({ ways, validity }: Pick<WrittenStart, "ways" | "validity">, load: () => void): void {
  // With a state, the reader comes back to a list that the application has lengthened.
  if (history.state || ways.some(isMet)) load();
  const [since = 0, until = Infinity] = validity;
  const left = Date.now() < since ? 0 : until - Date.now();
  if (left < LONGEST_WAIT) setTimeout(load, left);
}

/** The elements that readers use with the help of a script. */
const interactive = "button,input,select,textarea,[data-start=intent],[data-member] [data-start=member]";

/** Starts the application when a reader is about to use something, or when a picture fails and has to be replaced. */
export function startOnUse(load: () => void): void {
  listen(
    ["pointerover", "focusin"],
    ({ target }) => target instanceof Element && target.closest(interactive) && load(),
  );
  listen(["error"], ({ target }) => target instanceof HTMLImageElement && load());
}

/** Starts the application when a reader goes on reading and a part comes near that needs it. */
export function startWhenNear(load: () => void): void {
  // The first screen is never a reason: who only looks at it needs no more. The next one is near.
  listen(["scroll"], () => {
    for (const element of document.querySelectorAll("[data-start=visible]"))
      if (element.getBoundingClientRect().top < innerHeight + 200) load();
  });
}
