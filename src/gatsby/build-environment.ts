import { hostedEditor } from "../cms/configuration/hosted-backend";
import { webAddressError } from "../model/values/web-link";
import { givenAddress } from "../outputs/site-address";
import { siteAddressError } from "../model/values/web-address";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables with an address, whose host becomes part of the headers of the site. */
const addresses = ["GATSBY_CODEFORCES_API", "CMS_LOCAL_API", "CMS_BASE_URL", "CMS_API_ROOT"] as const;

export function environmentErrors(environment: Environment): string[] {
  const errors: string[] = addresses.flatMap((name) => {
    const value = environment[name];
    const error = value ? webAddressError(value) : undefined;
    return error === undefined ? [] : [`${name}: ${error}`];
  });
  const given = givenAddress(environment, "");
  const addressError = given && siteAddressError(given.address);
  if (given && addressError !== undefined) errors.unshift(`${given.variable}: ${addressError}`);
  return [
    ...errors,
    ...errorIn(() => hostedEditor(environment)),
    ...errorIn(() => hstsForSubDomains(environment)),
    ...errorIn(() => switchedOn("POLICY_IN_PAGES", environment)),
    ...errorIn(() => forcesRedirects(environment)),
  ];
}

/** True if `HSTS_INCLUDE_SUBDOMAINS` asks browsers to use https for all subdomains of the site too. */
export function hstsForSubDomains(environment: Environment): boolean {
  return switchedOn("HSTS_INCLUDE_SUBDOMAINS", environment);
}

/**
 * True if the host prefers a page to a redirect from its address, unless the redirect is forced. That is Netlify; for
 * builds elsewhere, `FORCE_REDIRECTS` says so.
 */
export function forcesRedirects(environment: Environment): boolean {
  const given = environment.FORCE_REDIRECTS;
  return given ? switchedOn("FORCE_REDIRECTS", environment) : Boolean(environment.NETLIFY);
}

/**
 * True if a variable is `true`.
 *
 * @throws Error in words for the maintainer if it is neither `true` nor `false`
 */
function switchedOn(name: string, { [name]: value }: Environment): boolean {
  if (!value || value === "false") return false;
  if (value !== "true") throw new Error(`${name}: is '${value}', expected true or false`);
  return true;
}

function errorIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
