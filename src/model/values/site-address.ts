import { quote } from "../check/sentence";
import { parseUrl } from "./parse-url";
import { webAddressError } from "./web-link";

/** Folders enter headers, server configuration and every address of the site: no other character may be in them. */
const plainPath = /^(?:\/(?!\.)[A-Za-z0-9._~-]+)*\/?$/;

/** Says what is wrong with the address of the site itself; undefined if nothing is. Its path is the folder in which it lies. */
export function siteAddressError(value: string): string | undefined {
  const error = webAddressError(value);
  if (error !== undefined) return error;
  const written = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(value.trim())?.[1] ?? "";
  if (plainPath.test(written) && plainPath.test(parseUrl(value)?.pathname ?? "")) return undefined;
  return `is ${quote(value)} with the folder ${quote(written)}, expected letters, digits, '-', '_', '.' and '~' in it, such as https://example.org/club`;
}
