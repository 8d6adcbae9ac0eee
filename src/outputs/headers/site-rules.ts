import { type Policy, renderPolicy } from "./policy";
import { headerRules, sitePolicy, type HeaderOptions, type HeaderRule, type OutsideOrigins } from "./security-headers";
import { routes } from "../../domain/routes";

interface HeaderSources {
  readonly outside: OutsideOrigins;
  readonly admin: AdminSources;
  readonly options: HeaderOptions;
}

/** The headers of everything that the site serves, and what the maintainer should know about them, a sentence each. */
export function siteRules({ outside, admin, options }: HeaderSources): {
  readonly rules: readonly HeaderRule[];
  readonly warnings: readonly string[];
} {
  const rules = headerRules(outside, adminRules(admin), options);
  const warnings = [...warningsAbout("all pages", sitePolicy(outside)), ...warningsAbout("/admin", adminPolicy(admin))];
  return { rules, warnings };
}

function warningsAbout(where: string, { loosened }: Policy): string[] {
  return loosened.map(
    (directive) =>
      `The Content-Security-Policy of ${where} names too many sites for one header: ${directive} allows any site with https instead. Keep pictures and videos in the content to avoid that.`,
  );
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
 * The policy of /admin, in place of the strict one of all pages. Two policies would both apply, so the strict one is
 * removed first.
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
