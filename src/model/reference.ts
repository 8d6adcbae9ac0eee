import type { TextPattern } from "./field-info";
import { describeValue, quote } from "./sentence";

const schemePattern = /^([a-z][a-z0-9+.-]*):/i;

/** Browsers drop control characters before they read a scheme, so `java\nscript:` is one. */
function schemeOf(value: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  const bare = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, "");
  return schemePattern.exec(bare)?.[1]?.toLowerCase();
}

const safeSchemes: readonly string[] = ["https", "http", "mailto", "tel"];

/** Percent-encoding undone where it is right, the text as it stands where it is not. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Browsers leave out tabs and line breaks wherever they stand, so `/\t/evil.org` is `//evil.org`. */
function withoutBreaks(value: string): string {
  return value.replace(/[\t\n\r]/g, "");
}

/** Whether a page may link to it: a path, a fragment, or one of the four safe schemes. */
export function isSafeTarget(target: string): boolean {
  const decoded = decodeLeniently(target);
  const scheme = schemeOf(decoded);
  // `//evil.org` looks like a path and leads to another site.
  return scheme === undefined ? !/^[/\\]{2}/.test(withoutBreaks(decoded).trim()) : safeSchemes.includes(scheme);
}

/** Whether the text names another origin than this site. */
export function isOutsideLink(value: string): boolean {
  return schemeOf(value) !== undefined;
}

/** Whether the text is a path of this site, from its root. */
export function isSitePath(value: string): boolean {
  return /^\/(?![/\\])/.test(withoutBreaks(value));
}

/** Whether the text is a path relative to the file that holds it. */
export function isRelativePath(value: string): boolean {
  return !isOutsideLink(value) && !/^[/\\#?]/.test(withoutBreaks(value));
}

function webLinkFault(value: string, schemes: readonly string[], expected: string): string | undefined {
  const scheme = schemeOf(value);
  if (scheme === undefined) return `${describeValue(value)}, expected ${expected}`;
  if (!schemes.includes(scheme)) return `is ${quote(value)} with the scheme '${scheme}:', expected ${expected}`;
  if (/\s/.test(value.trim())) return `is ${quote(value)} with a space in it, expected ${expected}`;
  if (!isComplete(value.trim())) return `is ${quote(value)}, which no browser can open, expected ${expected}`;
  return undefined;
}

/** Whether anything stands behind the scheme: a host, an address, a number. */
function isComplete(link: string): boolean {
  if (!/^https?:/i.test(link)) return !link.endsWith(":");
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}

const webAddressExpectation = "a link with https or http, such as https://example.org";

/** What is wrong with a link to a page of the web; undefined: nothing. */
export function webAddressFault(value: string): string | undefined {
  return webLinkFault(value, ["https", "http"], webAddressExpectation);
}

/** What a link may be besides an address with one of the safe schemes. */
export interface LinkForms {
  readonly sitePath: boolean;
  readonly placeholder: boolean;
}

function linkExpectation(also: LinkForms): string {
  const expected = ["a link with https, http, mailto or tel, such as https://example.org"];
  if (also.sitePath) expected.push("a path of this site, such as /notice");
  if (also.placeholder) expected.push("'#'");
  return expected.join(", or ");
}

/** What is wrong with a link; undefined: nothing. */
export function linkFault(value: string, also: LinkForms): string | undefined {
  if (also.placeholder && value === "#") return undefined;
  if (also.sitePath && isSitePath(value)) return undefined;
  return webLinkFault(value, safeSchemes, linkExpectation(also));
}

/** What every right link looks like, so that a form can complain while it is typed; `linkFault` knows more. */
export function linkPattern(also: LinkForms): TextPattern {
  const forms = [`(?:${safeSchemes.join("|")}):\\S+`];
  if (also.sitePath) forms.push("/.*");
  if (also.placeholder) forms.push("#");
  return { source: `^\\s*(?:${forms.join("|")})\\s*$`, expected: linkExpectation(also) };
}

export const webAddressPattern: TextPattern = { source: "^\\s*https?:\\S+\\s*$", expected: webAddressExpectation };

/** What is wrong with the reference to a picture, its existence apart. */
export function imageReferenceFault(value: string): string | undefined {
  if (isSitePath(value) || isRelativePath(value)) return undefined;
  return webLinkFault(value, ["https"], "a path such as ../media/picture.jpg, or an https link");
}

/** What is wrong with the reference to a file, its existence apart. */
export function fileReferenceFault(value: string): string | undefined {
  if (isSitePath(value) || isRelativePath(value)) return undefined;
  return webLinkFault(value, ["https", "http"], "a path such as ../media/file.pdf, or a link with https or http");
}
