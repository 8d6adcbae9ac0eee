import { servedPath } from "../../domain/addresses/served-path";
import { outputList, outputs, type Output } from "../../domain/outputs/outputs";
import { buildFiles, routes } from "../../domain/routes";
import { isOffered } from "../../domain/settings/offered";
import { siteLanguages } from "../../words/site-language";
import {
  adminPolicy,
  filePolicy,
  searchWorkerPolicy,
  sitePolicy,
  type AdminSources,
  type OutsideOrigins,
  type Policy,
} from "./policy";
import { t } from "../../words/t";

type Headers = readonly (readonly [name: string, value: string])[];

/** The maintainer may choose these. */
export interface HeaderOptions {
  /** True if browsers must also use https for all subdomains. */
  readonly includeSubDomains?: boolean;
}

const POLICY = "Content-Security-Policy";
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

/** Two years, in seconds. */
const HTTPS_ONLY = "max-age=63072000";

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
    ["Speculation-Rules", `"${servedPath(buildFiles.speculationRules)}"`],
  ];
}

const forever = "public, max-age=31536000, immutable";

/** A path, with `*` for any rest, and the headers of everything it matches. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
  /** Names of headers that replace those of broader rules instead of being added to them. */
  readonly replaces?: readonly string[];
}

/**
 * All headers of the site. If two rules set the same header for a path, one must replace the other: hosts would join
 * the values.
 */
export function headerRules(
  outside: OutsideOrigins,
  admin: readonly HeaderRule[] = [],
  options: HeaderOptions = {},
): readonly HeaderRule[] {
  const ofOutputs = outputList.flatMap((output) =>
    output.paths
      .filter((path) => isOffered(path) && !output.forever?.includes(path))
      .flatMap((path) => rulesOf(path, output, ownHeaders(path, output))),
  );
  const kept = outputList.flatMap((output) =>
    (output.forever ?? []).flatMap((path) => rulesOf(path, output, keptHeaders(output))),
  );
  return [
    { path: "/*", headers: siteHeaders(outside, options) },
    ...admin,
    ...ofOutputs.filter(({ headers }) => headers.length > 0),
    ...kept,
  ];
}

/**
 * The rule of an output's path, and the same for the folder of each further language, where style sheets find their
 * fonts.
 */
function rulesOf(path: string, output: Output, headers: Headers): HeaderRule[] {
  const isInEach = output.isShared !== true || output === outputs.media;
  const folders = isInEach ? siteLanguages().slice(1) : [];
  return [path, ...folders.map((language) => `/${language}${path}`)].map((each) => ruleOf(each, headers));
}

/** Makes a rule replace the headers of all pages and files to which it gives another value. */
function ruleOf(path: string, headers: Headers): HeaderRule {
  const replaces = headers.map(([name]) => name).filter((name) => name === POLICY || name === RESOURCE_POLICY);
  return replaces.length === 0 ? { path, headers } : { path, replaces, headers };
}

/** The headers of a file that pages don't have. */
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

/** For pictures: feed readers and programs that use the open data show them in their own pages. */
function shownElsewhere({ openTo }: Output): Headers {
  return openTo === "pages" ? [[RESOURCE_POLICY, "cross-origin"]] : [];
}

interface HeaderSources {
  readonly outside: OutsideOrigins;
  readonly admin: AdminSources;
  readonly options: HeaderOptions;
}

/** The headers of everything that the site serves, and notes for the maintainer, one sentence each. */
export function siteRules({ outside, admin, options }: HeaderSources): {
  readonly rules: readonly HeaderRule[];
  readonly warnings: readonly string[];
} {
  const rules = headerRules(outside, adminRules(admin), options);
  const warnings = [
    ...warningsAbout(t("all pages"), sitePolicy(outside)),
    ...warningsAbout("/admin", adminPolicy(admin)),
  ];
  return { rules, warnings };
}

function warningsAbout(where: string, { loosened }: Policy): string[] {
  return loosened.map((directive) =>
    t(
      "The Content-Security-Policy of {where} names too many sites for one header: {directive} allows any site with https instead. Keep pictures and videos in the content to avoid that.",
      { where, directive },
    ),
  );
}

/**
 * The policy of /admin, in place of the strict one of all pages. Two policies would both apply, so the strict one is
 * removed.
 */
export function adminRules(sources: AdminSources): HeaderRule[] {
  const headers = [
    ["Content-Security-Policy", adminPolicy(sources).value],
    // The window in which an editor signs in must be able to report back.
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["X-Robots-Tag", "noindex"],
  ] as const;
  const replaces = ["Content-Security-Policy", "Cross-Origin-Opener-Policy"];
  return [routes.admin, `${routes.admin}/*`].map((path) => ({ path, replaces, headers }));
}
