import { addressSaysMore } from "./address-says-more";
import { listen } from "./listen";
import type { WrittenStart } from "./read-page-start";
import { storedEntry } from "../../hooks/storage/stored-entry";

/** The longest time that a browser can wait, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Starts the application when the parts of a page say so, and when its words are no longer true. */
export function startOnTime({ ways, validity }: WrittenStart, load: () => void): void {
  for (const way of ways) {
    const [name, entry] = way.split(":");
    const isWanted = () => (entry ? storedEntry(entry) !== null : entry === undefined || addressSaysMore());
    if (entry === "") listen(["hashchange"], () => isWanted() && load());
    if (!isWanted()) continue;
    if (name === "load") whenComplete(load);
    else listen(["load"], () => setTimeout(load));
  }
  const now = Date.now();
  const [since = NaN, until = NaN] = validity;
  const left = now < since ? 0 : until - now;
  if (left < LONGEST_WAIT) setTimeout(whenComplete, left, load);

  // The first screen is never a reason: who only looks at it needs no more.
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
    rootMargin: "200px",
  });
  const stop = listen(["scroll", "keydown"], () => {
    stop();
    for (const element of document.querySelectorAll("[data-start=visible]")) observer.observe(element);
  });
}

/** Scripts of the application would delay what is still arriving. */
function whenComplete(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
  else act();
}
