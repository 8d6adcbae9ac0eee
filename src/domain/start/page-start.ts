/** When a page needs the application, as all its parts together say. */
export interface PageStart {
  /** `load` and `idle`, with `:` if the address must have a query or fragment, with `:editor` if there must be such an entry. */
  readonly ways: readonly string[];
  /**
   * In ms since 1970: from then on some words of the page are false. Infinity: the page has words that depend on the
   * present, and all of them stay true; undefined: it has none.
   */
  readonly until: number | undefined;
}

const wayPattern = / data-start="(load|idle)"(?: data-start-if="([^"]*)")?/g;
const untilPattern = / data-true-until="([^"]*)"/g;

/** Collects what the parts of a page say. `visible` and `intent` depend on where a part is: they stay with it. */
export function pageStart(html: string): PageStart {
  const ways = [...html.matchAll(wayPattern)].map(([, way, condition]) =>
    condition === undefined ? String(way) : `${way}:${condition.replace(/^(?:address$|stored:)/, "")}`,
  );
  const instants = [...html.matchAll(untilPattern)].map(([, instant]) => (instant ? Date.parse(instant) : Infinity));
  return {
    ways: ways.includes("load") ? ["load"] : [...new Set(ways)].sort(),
    until: instants.length === 0 ? undefined : Math.min(...instants),
  };
}
