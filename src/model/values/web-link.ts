import { schemeOf } from "./link-target";
import { parseUrl } from "./parse-url";
import { describeValue, quote } from "../check/sentence";
import { webHostError } from "./web-host";

/** Says what is wrong with the characters of a link or path: no address has control characters or halves of letters. */
export function addressCharacterError(value: string, expected: string): string | undefined {
  return /[\p{Cc}\p{Cs}]/u.test(value.trim())
    ? `is ${quote(value)} with a character that addresses can't contain, expected ${expected}`
    : undefined;
}

/** Says what is wrong with a link that needs one of these schemes; undefined if nothing is. */
export function webLinkError(value: string, schemes: readonly string[], expected: string): string | undefined {
  const scheme = schemeOf(value);
  if (scheme === undefined) return `${describeValue(value)}, expected ${expected}`;
  if (!schemes.includes(scheme)) return `is ${quote(value)} with the scheme '${scheme}:', expected ${expected}`;
  if (/\s/.test(value.trim())) return `is ${quote(value)} with a space in it, expected ${expected}`;
  const badCharacter = addressCharacterError(value, expected);
  if (badCharacter !== undefined) return badCharacter;
  if (!isComplete(value.trim())) return `is ${quote(value)}, which no browser can open, expected ${expected}`;
  const host = /^https?$/.test(scheme) ? webHostError(value) : undefined;
  if (host === undefined) return undefined;
  return `is ${quote(value)}${host.startsWith("whose") ? "," : ""} ${host}, expected ${expected}`;
}

/** True if anything follows the scheme: a host, an address, a number. */
function isComplete(link: string): boolean {
  if (!/^https?:/i.test(link)) return !link.endsWith(":");
  return /^https?:\/\/[^/]/i.test(link) && parseUrl(link) !== undefined;
}

export const webAddressExpectation = "a link with https or http, such as https://example.org";

/** Says what is wrong with a link to a page of the web; undefined if nothing is. */
export function webAddressError(value: string): string | undefined {
  return webLinkError(value, ["https", "http"], webAddressExpectation);
}
