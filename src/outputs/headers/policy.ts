export type Directive = readonly [name: string, ...sources: string[]];

/** A Content-Security-Policy, as in a header. */
export interface Policy {
  readonly value: string;
  /** The directives that allow all sites with https if the names of the sites don't fit. */
  readonly loosened: readonly string[];
}

/** In characters: Cloudflare Pages ignores longer lines of `_headers`. */
export const LONGEST_LINE = 2000;

const LONGEST_POLICY = LONGEST_LINE - "  Content-Security-Policy: ".length;

/** The sources that a policy of this site may allow: keywords, whole schemes, and origins with a plain host name. */
const source =
  /^(?:'(?:none|self|unsafe-eval|unsafe-inline|wasm-unsafe-eval)'|(?:https|data|blob):|https?:\/\/[a-z0-9.-]+(?::\d+)?)$/;

/**
 * A policy that all hosts send completely: if it is too long, its longest directives name the scheme `https:` instead
 * of sites.
 *
 * @throws Error if a policy of this site may not contain a source
 */
export function renderPolicy(directives: readonly Directive[], longest = LONGEST_POLICY): Policy {
  for (const [name, ...sources] of directives)
    for (const each of sources)
      if (!source.test(each)) throw new Error(`${JSON.stringify(each)} must not enter a policy, in ${name}`);
  const loosened: string[] = [];
  let current = directives;
  while (policyText(current).length > longest) {
    const [longestOne] = current.filter(namesSites).sort((a, b) => b.join(" ").length - a.join(" ").length);
    if (!longestOne) throw new Error(`The policy is longer than ${longest} characters`);
    loosened.push(longestOne[0]);
    current = current.map((directive) => (directive === longestOne ? withoutNames(directive) : directive));
  }
  return { value: policyText(current), loosened };
}

function policyText(directives: readonly Directive[]): string {
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

/** Other origins that the content needs; requests to all others are blocked. */
export interface OutsideOrigins {
  /** Pictures on other sites. */
  readonly images: readonly string[];
  /** Sites that a page shows in a frame when its reader asks for it. */
  readonly frames: readonly string[];
  /** Videos of courses in the browser's own player. */
  readonly videos?: readonly string[];
  /** The origins from which the pages' own scripts load data. */
  readonly apis?: readonly string[];
}

export function sitePolicy({ images, frames, videos = [], apis = [] }: OutsideOrigins): Policy {
  return renderPolicy([
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    ["img-src", "'self'", "data:", ...images],
    ["font-src", "'self'"],
    ["media-src", "'self'", ...new Set([...images, ...videos])],
    ["connect-src", "'self'", ...apis],
    ["manifest-src", "'self'"],
    ["frame-src", ...(frames.length > 0 ? frames : ["'none'"])],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ]);
}

export interface AdminSources {
  /** The origins of the hosted repository and of the helper that writes files on this computer. */
  readonly connections: readonly string[];
}

/** Decap compiles its schemas, writes its styles into the page, and shows pictures that are not saved yet. */
export function adminPolicy({ connections }: AdminSources): Policy {
  return renderPolicy([
    ["default-src", "'none'"],
    ["script-src", "'self'", "'unsafe-eval'"],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "blob:", "https:"],
    ["font-src", "'self'", "data:"],
    ["media-src", "'self'", "data:", "blob:", "https:"],
    ["connect-src", "'self'", "data:", "blob:", ...connections],
    ["frame-src", "'self'"],
    ["worker-src", "'self'", "blob:"],
    ["base-uri", "'self'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ]);
}

/**
 * The policy of the search worker, which is separate from that of the page. The engine is WebAssembly, so the worker
 * may compile that, and load the index from this site.
 */
export const searchWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The policy of files that pages load. It only matters if a reader opens such a file directly, or if the file is
 * missing: some hosts send it with the page for missing addresses, which must still work. It is short, since HTTP/1.1
 * sends it again with each file.
 */
export const filePolicy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** Directives that browsers ignore outside a header. */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)(?:\s|$)/;

/** The part of a policy that a page can contain, for hosts that send no headers. */
export function pagePolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
}
