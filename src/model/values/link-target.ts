import { decodeLeniently } from "./parse-url";
import { webHostFault } from "./web-host";

const schemePattern = /^([a-z][a-z0-9+.-]*):/i;

/** Browsers drop control characters before they read a scheme, so `java\nscript:` is one. */
export function schemeOf(value: string): string | undefined {
  const bare = value.replace(/[\p{Cc} ]/gu, "");
  return schemePattern.exec(bare)?.[1]?.toLowerCase();
}

export const safeSchemes: readonly string[] = ["https", "http", "mailto", "tel"];

/** Browsers leave out tabs and line breaks wherever they are, so `/\t/evil.org` is `//evil.org`. */
function withoutBreaks(value: string): string {
  return value.replace(/[\t\n\r]/g, "");
}

/** True if a page may link to it: a path, a fragment, or one of the four safe schemes, with a plain host name. */
export function isSafeTarget(target: string): boolean {
  const decoded = decodeLeniently(target);
  const scheme = schemeOf(decoded);
  if (scheme !== undefined)
    return safeSchemes.includes(scheme) && (!/^https?$/.test(scheme) || webHostFault(target) === undefined);
  // `//evil.org` looks like a path and leads to another site. No path begins with a name and a colon (RFC 3986, 4.2).
  return !/^(?:[/\\]{2}|[^/\\?#]*:)/.test(withoutBreaks(decoded).trim());
}

export function isOutsideLink(value: string): boolean {
  return schemeOf(value) !== undefined;
}

export function isSitePath(value: string): boolean {
  return /^\/(?![/\\])/.test(withoutBreaks(value));
}

export function isRelativePath(value: string): boolean {
  return !isOutsideLink(value) && !/^[/\\#?]/.test(withoutBreaks(value));
}
