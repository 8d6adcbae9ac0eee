import { parseUrl } from "../model/values/parse-url";

type Environment = Readonly<Record<string, string | undefined>>;

/** The address of the site in the environment, and the variable it comes from. */
export interface GivenAddress {
  readonly variable: "SITE_URL" | "URL" | "DEPLOY_PRIME_URL" | "CF_PAGES_URL";
  readonly address: string;
}

/** Branches from which hosts usually publish the site itself, not a preview. */
const mainBranches: readonly (string | undefined)[] = ["main", "master", "production"];

/**
 * The address of the site, set by the maintainer or the host; undefined if neither does, so that `baseUrl` is used.
 *
 * Netlify names the site, and the preview of a branch. Cloudflare Pages only names the address of one deployment, which
 * is right for previews, and better than nothing for a site without its own address.
 *
 * @param baseUrl the address that the club itself names
 */
export function givenAddress(environment: Environment, baseUrl: string): GivenAddress | undefined {
  const { SITE_URL, NETLIFY, CONTEXT = "production", CF_PAGES_URL } = environment;
  if (SITE_URL) return { variable: "SITE_URL", address: SITE_URL };
  const onNetlify = NETLIFY ? ([CONTEXT === "production" ? "URL" : "DEPLOY_PRIME_URL", "URL"] as const) : [];
  for (const variable of onNetlify) {
    const address = environment[variable];
    if (address) return { variable, address };
  }
  const isPublished = isMainBranch(environment) && !isExampleAddress(baseUrl);
  return CF_PAGES_URL && !isPublished ? { variable: "CF_PAGES_URL", address: CF_PAGES_URL } : undefined;
}

/** True if the host builds a preview of the site, at an address that only this build has. */
export function isPreview(environment: Environment): boolean {
  const { variable } = givenAddress(environment, "") ?? {};
  return variable === "DEPLOY_PRIME_URL" || (variable === "CF_PAGES_URL" && !isMainBranch(environment));
}

function isMainBranch({ CF_PAGES_BRANCH }: Environment): boolean {
  return mainBranches.includes(CF_PAGES_BRANCH);
}

/** True if an address can only be that of a sample (RFC 2606), such as the one that comes with this project. */
export function isExampleAddress(address: string): boolean {
  const host = parseUrl(address)?.hostname ?? "";
  return /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/.test(host);
}

/** True if the host reads `_headers`, so that pages need not contain their policy. */
export function readsHeadersFile({ NETLIFY, CF_PAGES, POLICY_IN_PAGES }: Environment): boolean {
  if (POLICY_IN_PAGES) return POLICY_IN_PAGES === "false";
  return Boolean(NETLIFY || CF_PAGES);
}
