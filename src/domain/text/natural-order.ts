import { compare } from "../order";

// A language that every computer and browser knows, so that builds and readers' browsers agree.
const collator = new Intl.Collator("en", { numeric: true, caseFirst: "upper" });

/** Compares as people sort and count: `Öko` comes before `Physik`, and `posts/2.json` before `posts/10.json`. */
export function inNaturalOrder(a: string, b: string): number {
  return collator.compare(a, b) || compare(a, b);
}
