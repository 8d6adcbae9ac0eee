/** The name of a directive and what it allows. */
export type Directive = readonly [name: string, ...sources: string[]];

/** A Content-Security-Policy as a header says it. */
export interface Policy {
  readonly value: string;
  /** The directives that allow any site with https, since the names of all sites would not fit. */
  readonly loosened: readonly string[];
}

/** Cloudflare Pages leaves out a line of `_headers` that is longer, in characters. */
export const LONGEST_LINE = 2000;

const LONGEST_POLICY = LONGEST_LINE - "  Content-Security-Policy: ".length;

/** All that a policy of this site may allow: keywords, whole schemes, and origins with a plain host name. */
const source =
  /^(?:'(?:none|self|unsafe-eval|unsafe-inline|wasm-unsafe-eval)'|(?:https|data|blob):|https?:\/\/[a-z0-9.-]+(?::\d+)?)$/;

/**
 * A policy that every host sends whole: where it gets too long, its longest directives name the scheme `https:`
 * instead of sites.
 *
 * @throws Error if a source is none of those that a policy of this site may hold
 */
export function renderPolicy(directives: readonly Directive[], longest = LONGEST_POLICY): Policy {
  for (const [name, ...sources] of directives)
    for (const each of sources)
      if (!source.test(each)) throw new Error(`${JSON.stringify(each)} must not enter a policy, in ${name}`);
  const loosened: string[] = [];
  let current = directives;
  while (textOf(current).length > longest) {
    const [longestOne] = current.filter(namesSites).sort((a, b) => b.join(" ").length - a.join(" ").length);
    if (!longestOne) throw new Error(`The policy is longer than ${longest} characters`);
    loosened.push(longestOne[0]);
    current = current.map((directive) => (directive === longestOne ? withoutNames(directive) : directive));
  }
  return { value: textOf(current), loosened };
}

function textOf(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(" ")).join("; ");
}

function isSite(each: string): boolean {
  return each.startsWith("https://");
}

function namesSites([, ...sources]: Directive): boolean {
  return sources.some(isSite);
}

function withoutNames([name, ...sources]: Directive): Directive {
  return [name, ...sources.filter((each) => !isSite(each)), "https:"];
}

/** Directives that browsers ignore outside of a header. */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)(?:\s|$)/;

/** The part of a policy that a page can hold itself: some hosts send no headers. */
export function pagePolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
}
