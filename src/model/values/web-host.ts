import { parseUrl } from "./parse-url";

/** Letters, digits, hyphens and dots. Browsers spell a host in other scripts with these letters too (punycode). */
const plainHost = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** As people write it: in any script; joiners belong to words in Bangla. */
const writtenHost = /^[\p{L}\p{M}\p{N}\p{Join_Control}.-]+$/u;

const webLink = /^https?:\/\/([^/?#]*)/i;

/** Browsers drop these wherever they are, and control characters and spaces around an address. */
function asBrowsersRead(link: string): string {
  return link.replace(/[\t\n\r]/g, "").replace(/^[\p{Cc} ]+|[\p{Cc} ]+$/gu, "");
}

/** What is wrong with the host of a link: there is none, a user name is before it, or it is not a plain name. */
export interface HostFault {
  readonly fault: "missing" | "user" | "odd";
  readonly host: string;
}

/**
 * Finds what is wrong with the host of a link with https or http; undefined if nothing is. A host
 * enters the headers of the site, where other characters would change what these allow; and a user name before it,
 * or a percent sign in it, hides where a link leads.
 */
export function webHostFault(link: string): HostFault | undefined {
  const address = asBrowsersRead(link);
  const authority = webLink.exec(address)?.[1];
  if (!authority) return { fault: "missing", host: "" };
  if (authority.includes("@")) return { fault: "user", host: authority };
  const written = authority.replace(/:\d*$/, "");
  const isPlain = writtenHost.test(written) && plainHost.test(parseUrl(address)?.hostname ?? "");
  return isPlain ? undefined : { fault: "odd", host: written };
}

/** The origin of a link with https and a plain host name, which may enter a header; undefined for any other. */
export function secureOrigin(link: string): string | undefined {
  if (webHostFault(link) !== undefined) return undefined;
  const { protocol, origin } = new URL(asBrowsersRead(link));
  return protocol === "https:" ? origin : undefined;
}

export const ownNames: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

export function isOnOwnComputer(address: string): boolean {
  return ownNames.includes(parseUrl(address)?.hostname ?? "");
}
