import { listen } from "./listen";

/** The elements that readers use with the help of a script. */
const interactive = "button,input,select,textarea,[data-start=intent]";

/** Starts the application when a reader is about to use something, or when a picture fails and has to be replaced. */
export function startOnUse(load: () => void): void {
  listen(
    ["pointerover", "focusin"],
    ({ target }) => target instanceof Element && target.closest(interactive) && load(),
  );
  listen(["error"], ({ target }) => target instanceof HTMLImageElement && load());
  // What another tab stores may concern this one.
  listen(["storage"], load);
}
