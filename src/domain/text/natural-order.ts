const collator = new Intl.Collator("en", { numeric: true, caseFirst: "upper" });

/** Compares as people count: `posts/2.json` comes before `posts/10.json`. */
export function inNaturalOrder(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
