import { hostedEditor } from "../cms/configuration/hosted-backend";
import { webAddressError } from "../model/values/reference";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold an address; its host enters the headers of the site. */
const addresses = ["SITE_URL", "GATSBY_CODEFORCES_API", "CMS_LOCAL_API", "CMS_BASE_URL", "CMS_API_ROOT"] as const;

/** What is wrong with the environment variables of a build, one sentence each. */
export function environmentErrors(environment: Environment): string[] {
  const errors = addresses.flatMap((name) => {
    const value = environment[name];
    const error = value ? webAddressError(value) : undefined;
    return error === undefined ? [] : [`${name}: ${error}`];
  });
  return [...errors, ...errorIn(() => hostedEditor(environment)), ...errorIn(() => hstsForSubDomains(environment))];
}

/**
 * Whether `HSTS_INCLUDE_SUBDOMAINS` asks browsers to use https for all hosts below that of the site too.
 *
 * @throws Error in words for the maintainer if it is neither `true` nor `false`
 */
export function hstsForSubDomains({ HSTS_INCLUDE_SUBDOMAINS: value }: Environment): boolean {
  if (!value || value === "false") return false;
  if (value !== "true") throw new Error(`HSTS_INCLUDE_SUBDOMAINS: is '${value}', expected true or false`);
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

/** Ends the process with all that is wrong with the environment, before a build has begun. */
export function stopOnBadEnvironment(environment: Environment): void {
  const errors = environmentErrors(environment);
  if (errors.length === 0) return;
  for (const error of errors) console.error(error);
  process.exit(1);
}
