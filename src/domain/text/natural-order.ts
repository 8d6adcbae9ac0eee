import { siteLocale } from "../../words/site-language";
import { compare } from "../order";
import { Remembered } from "../remembered";

const collators = new Remembered<Intl.Collator>();

/**
 * Compares as readers of the interface sort and count: `Öko` comes before `Physik`, and `posts/2.json` before
 * `posts/10.json`. Every computer and browser knows its languages, so that builds and readers' browsers agree.
 */
export function inNaturalOrder(a: string, b: string): number {
  const locale = siteLocale();
  const collator = collators.get(locale, () => new Intl.Collator(locale, { numeric: true, caseFirst: "upper" }));
  return collator.compare(a, b) || compare(a, b);
}
