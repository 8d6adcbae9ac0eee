import { hostedEditor } from "../cms/configuration/hosted-backend";
import { webAddressFault } from "../model/reference";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold an address; its host enters the headers of the site. */
const addresses = ["SITE_URL", "GATSBY_CODEFORCES_API", "CMS_LOCAL_API", "CMS_BASE_URL", "CMS_API_ROOT"] as const;

/** What is wrong with the variables that a build reads, one sentence each. */
export function environmentFaults(environment: Environment): string[] {
  const faults = addresses.flatMap((name) => {
    const value = environment[name];
    const fault = value ? webAddressFault(value) : undefined;
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
  return [...faults, ...faultIn(() => hostedEditor(environment)), ...faultIn(() => hstsForSubDomains(environment))];
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

function faultIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Ends the process with all that is wrong with the environment, before a build has begun. */
export function stopOnBadEnvironment(environment: Environment): void {
  const faults = environmentFaults(environment);
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
