import { feedLists } from "../../domain/feeds/feed";
import { hashedPaths } from "../../domain/addresses/hashed-paths";
import { servedPath } from "../../domain/addresses/served-path";
import { files, routes } from "../../domain/routes";
import { type Policy, renderPolicy } from "./policy";

/** Other origins that the content needs; requests to all others are blocked. */
export interface OutsideOrigins {
  /** Pictures that the content links instead of holding them. */
  readonly images: readonly string[];
  /** Sites that a page frames once its reader asks for it. */
  readonly frames: readonly string[];
  /** Videos of courses that the browser's own player loads. */
  readonly videos?: readonly string[];
  /** The origins from which the pages' own scripts load data. */
  readonly apis?: readonly string[];
}

/** The policy of every page. */
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

type Headers = readonly (readonly [name: string, value: string])[];

/** What the maintainer may choose. */
export interface HeaderOptions {
  /** Whether browsers must use https for all hosts below this one too. */
  readonly includeSubDomains?: boolean;
}

const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

/** Two years, in seconds. */
const HTTPS_ONLY = "max-age=63072000";

/** The headers of every page and file. */
function siteHeaders(outside: OutsideOrigins, { includeSubDomains = false }: HeaderOptions): Headers {
  return [
    ["Content-Security-Policy", sitePolicy(outside).value],
    ["Strict-Transport-Security", includeSubDomains ? `${HTTPS_ONLY}; includeSubDomains` : HTTPS_ONLY],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    [RESOURCE_POLICY, "same-origin"],
    ["Speculation-Rules", `"${servedPath(files.speculationRules)}"`],
  ];
}

const forever = "public, max-age=31536000, immutable";

/** What programs of other sites may read, and what it is. */
const openFiles: readonly (readonly [path: string, type: string])[] = [
  [files.openData("*"), "application/json; charset=utf-8"],
  [routes.calendar, "text/calendar; charset=utf-8"],
  [files.calendar("*"), "text/calendar; charset=utf-8"],
  ...Object.keys(feedLists()).flatMap((list) => [
    [routes.feed(list, "xml"), "application/rss+xml; charset=utf-8"] as const,
    [routes.feed(list, "json"), "application/feed+json; charset=utf-8"] as const,
  ]),
];

/** A path, with `*` for any rest, and the headers of all that it matches. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
  /** Names of headers that take the place of those of broader rules instead of being joined with them. */
  readonly replaces?: readonly string[];
}

/** For pictures: feed readers and programs that use the open data show them in pages of their own. */
const shownElsewhere = {
  replaces: [RESOURCE_POLICY],
  headers: [[RESOURCE_POLICY, "cross-origin"]],
} as const;

/**
 * The policy of the search's worker: only workers have a policy of their own, apart from that of the page. The engine
 * is WebAssembly, so it may compile that, and ask this site for the index.
 */
const searchWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The policy of what pages load. It counts only where a reader opens such a file by itself, or one that is missing: some
 * hosts send it with the page for missing addresses, which must still work. It is short, since HTTP/1.1 sends it again
 * with each file.
 */
const filePolicy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** All headers of the site. No two rules give one header to one path, unless one replaces it: hosts would join the values. */
export function headerRules(
  outside: OutsideOrigins,
  admin: readonly HeaderRule[] = [],
  options: HeaderOptions = {},
): readonly HeaderRule[] {
  return [
    { path: "/*", headers: siteHeaders(outside, options) },
    ...admin,
    {
      path: files.searchWorker,
      replaces: ["Content-Security-Policy"],
      headers: [["Content-Security-Policy", searchWorkerPolicy]],
    },
    ...openFiles.map(([path, type]) => ({
      path,
      headers: [
        ["Content-Type", type],
        ["Access-Control-Allow-Origin", "*"],
      ] as const,
    })),
    { path: files.speculationRules, headers: [["Content-Type", "application/speculationrules+json"]] },
    { path: `${files.sharePictures}*`, ...shownElsewhere },
    ...hashedPaths.map(hashedRule),
  ];
}

function hashedRule(path: string): HeaderRule {
  const cache = ["Cache-Control", forever] as const;
  // The editor's files keep the policy of /admin.
  if (path.startsWith(`${routes.admin}/`)) return { path, headers: [cache] };
  const { replaces, headers } = path === `${files.media}*` ? shownElsewhere : { replaces: [], headers: [] };
  return {
    path,
    replaces: ["Content-Security-Policy", ...replaces],
    headers: [["Content-Security-Policy", filePolicy], ...headers, cache],
  };
}
