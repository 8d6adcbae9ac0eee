import { feedLists } from "../../domain/feeds/feed-lists";
import { files, routes } from "../../domain/routes";

/** Other origins that the content needs; nothing else may be asked for anything. */
export interface OutsideOrigins {
  /** Pictures that the content links instead of holding them. */
  readonly images: readonly string[];
  /** Sites that a page frames once its reader asks for it. */
  readonly frames: readonly string[];
  /** Videos of courses that the browser's own player loads. */
  readonly videos?: readonly string[];
  /** What the pages' own scripts ask for data. */
  readonly apis?: readonly string[];
}

/** Hosts such as Cloudflare Pages cut a header at 2,000 characters; so many of them may be names of framed sites. */
const LONGEST_FRAMES = 1000;

/** What may be framed: the sites named, or any with https where they are too many for a header. */
function frameSources(frames: readonly string[]): readonly string[] {
  if (frames.length === 0) return ["'none'"];
  return frames.join(" ").length > LONGEST_FRAMES ? ["https:"] : frames;
}

function contentSecurityPolicy({ images, frames, videos = [], apis = [] }: OutsideOrigins): string {
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    ["img-src", "'self'", "data:", ...images],
    ["font-src", "'self'"],
    ["media-src", "'self'", ...new Set([...images, ...videos])],
    ["connect-src", "'self'", ...apis],
    ["manifest-src", "'self'"],
    ["frame-src", ...frameSources(frames)],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

type Headers = readonly (readonly [name: string, value: string])[];

/** The headers of every page and file. */
function securityHeaders(outside: OutsideOrigins): Headers {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(outside)],
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ];
}

const forever = "public, max-age=31536000, immutable";

/** Files named after their content; browsers may keep them forever. Everything else is asked for anew. */
const hashedPaths = [
  "/static/*",
  files.adminAsset("*"),
  files.data("*"),
  "/app-*",
  "/component---*",
  "/framework-*",
  "/gatsby-globals.*",
  "/styles.*",
  "/webpack-runtime-*",
  files.searchIndex("fragment/*"),
  files.searchIndex("index/*"),
];

/** What programs of other sites may read, and what it is. */
const openFiles: readonly (readonly [path: string, type: string])[] = [
  [files.openData("*"), "application/json; charset=utf-8"],
  [routes.calendar, "text/calendar; charset=utf-8"],
  [files.calendar("*"), "text/calendar; charset=utf-8"],
  ...Object.keys(feedLists).flatMap((list) => [
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

/**
 * The policy of the search's worker, which is none of a page: scripts have one of their own only in a
 * worker. The engine is WebAssembly, so it may compile that, and ask this site for the index.
 */
const searchWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** All headers of the site. No two rules give one header to one path, unless one replaces it: hosts would join the values. */
export function headerRules(outside: OutsideOrigins, admin: readonly HeaderRule[] = []): readonly HeaderRule[] {
  return [
    { path: "/*", headers: securityHeaders(outside) },
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
    ...hashedPaths.map((path) => ({ path, headers: [["Cache-Control", forever]] as const })),
  ];
}
