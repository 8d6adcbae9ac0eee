import { adminPolicy, adminRules, type AdminSources } from "./admin-headers";
import type { Policy } from "./policy";
import { headerRules, sitePolicy, type HeaderOptions, type HeaderRule, type OutsideOrigins } from "./security-headers";

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
