import type { OwnParameter } from "../addresses/own-parameters";

/**
 * When a part of a page needs the application, which pages otherwise do without (docs/loading.md): at once, when the part
 * comes into view, or when a reader, or only a member who is signed in, is about to use it.
 */
type StartWay = "load" | "visible" | "intent" | "member";

/**
 * The condition that the address has one of the parameters that a part reads, or its fragment. Others add theirs to links,
 * which say nothing here.
 *
 * @param fragment a regular expression without spaces; empty: the part reads none
 */
export function addressWith(parameters: readonly OwnParameter[], fragment = ""): string {
  const patterns = [
    ...(parameters.length > 0 ? [`[?&](?:${parameters.join("|")})(?![^=&#])`] : []),
    ...(fragment ? [`#(?:${fragment})$`] : []),
  ];
  return patterns.join("|");
}

/**
 * Attributes of an element with which the application comes when it is needed.
 *
 * @param condition what the address must match as well (`addressWith`)
 */
export function startWhen(way: StartWay, condition?: string) {
  return { "data-start": way, ...(condition !== undefined && { "data-start-if": condition }) };
}

/**
 * Attributes of an element whose text depends on the time: readers after that instant get the application, and so do
 * those whose clock is before the build. Without an instant, the text stays true.
 */
export function validUntil(instant: Date | undefined) {
  return { "data-true-until": instant?.toISOString() ?? "" };
}

interface PageStart {
  /** `load`, with `?` and a pattern if the address must match it. */
  readonly ways: readonly string[];
  /**
   * In ms since 1970: from then on some words of the page are false. Infinity: the page has words that depend on the
   * present, and all of them stay true; undefined: it has none.
   */
  readonly until: number | undefined;
}

const wayPattern = / data-start="load"(?: data-start-if="([^"]*)")?/g;
const untilPattern = / data-true-until="([^"]*)"/g;

/** Collects what the parts of a page say. `visible` and `intent` depend on where a part is: they stay with it. */
export function pageStart(html: string): PageStart {
  const ways = [...html.matchAll(wayPattern)].map(([, condition]) =>
    condition === undefined ? "load" : `load?${unescaped(condition)}`,
  );
  const instants = [...html.matchAll(untilPattern)].map(([, instant]) => (instant ? Date.parse(instant) : Infinity));
  return {
    ways: ways.includes("load") ? ["load"] : [...new Set(ways)].sort(),
    until: instants.length === 0 ? undefined : Math.min(...instants),
  };
}

/** React escapes it in attributes, and would do so again. */
function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&");
}
