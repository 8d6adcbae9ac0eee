import { servedPath } from "../../domain/addresses/served-path";
import { outputList, outputs, type Output } from "../../domain/outputs/outputs";
import { files } from "../../domain/routes";
import { isOffered } from "../../domain/settings/offered";
import { renderPolicy, type Policy } from "./policy";

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

/** The maintainer may choose these. */
export interface HeaderOptions {
  /** True if browsers must use https for all hosts below this one too. */
  readonly includeSubDomains?: boolean;
}

const POLICY = "Content-Security-Policy";
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

/** Two years, in seconds. */
const HTTPS_ONLY = "max-age=63072000";

/** The headers of every page and file. */
function siteHeaders(outside: OutsideOrigins, { includeSubDomains = false }: HeaderOptions): Headers {
  return [
    [POLICY, sitePolicy(outside).value],
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

/** A path, with `*` for any rest, and the headers of all that it matches. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
  /** Names of headers that take the place of those of broader rules instead of being joined with them. */
  readonly replaces?: readonly string[];
}

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
  const ofOutputs = outputList.flatMap((output) =>
    output.paths
      .filter((path) => isOffered(path) && !output.forever?.includes(path))
      .map((path) => ruleOf(path, ownHeaders(path, output))),
  );
  const kept = outputList.flatMap((output) => (output.forever ?? []).map((path) => ruleOf(path, keptHeaders(output))));
  return [
    { path: "/*", headers: siteHeaders(outside, options) },
    ...admin,
    ...ofOutputs.filter(({ headers }) => headers.length > 0),
    ...kept,
  ];
}

/** Replaces those headers of every page and file to which a rule gives another value. */
function ruleOf(path: string, headers: Headers): HeaderRule {
  const replaces = headers.map(([name]) => name).filter((name) => name === POLICY || name === RESOURCE_POLICY);
  return replaces.length === 0 ? { path, headers } : { path, replaces, headers };
}

/** The headers of a file that no page has. */
function ownHeaders(path: string, output: Output): Headers {
  const { type, openTo } = output;
  const ownType = typeof type === "object" ? type[path.split(".").at(-1) ?? ""] : type;
  return [
    ...(output === outputs.searchWorker ? [[POLICY, searchWorkerPolicy] as const] : []),
    ...(ownType === undefined ? [] : [["Content-Type", ownType] as const]),
    ...(openTo === "programs" ? [["Access-Control-Allow-Origin", "*"] as const] : []),
    ...shownElsewhere(output),
  ];
}

function keptHeaders(output: Output): Headers {
  // The editor's files keep the policy of /admin.
  const policy = output === outputs.editor ? [] : [[POLICY, filePolicy] as const];
  return [...policy, ...shownElsewhere(output), ["Cache-Control", forever]];
}

/** For pictures: feed readers and programs that use the open data show them in pages of their own. */
function shownElsewhere({ openTo }: Output): Headers {
  return openTo === "pages" ? [[RESOURCE_POLICY, "cross-origin"]] : [];
}
