import type { TextPattern } from "../schema/field-info";
import { expectedFile, fileNameError } from "../files/file-error";
import { extensionOf, extensionsFor, type FilePurpose } from "../files/file-types";
import { isRelativePath, isSitePath, safeSchemes } from "./link-target";
import { emailIn } from "./contact";
import { quote } from "../check/sentence";
import { addressCharacterError, webAddressExpectation, webLinkError } from "./web-link";
import { t } from "../../words/t";

/** The forms that a link may have, apart from an address with one of the safe schemes. */
export interface LinkForms {
  readonly sitePath: boolean;
  readonly placeholder: boolean;
}

function linkExpectation(also: LinkForms): string {
  if (also.sitePath)
    return t(
      "a link with https, http, mailto or tel, such as https://example.org, or a path of this site, such as /notice",
    );
  return also.placeholder
    ? t("a link with https, http, mailto or tel, such as https://example.org, or {sign}", { sign: "'#'" })
    : t("a link with https, http, mailto or tel, such as https://example.org");
}

export function linkError(value: string, also: LinkForms): string | undefined {
  if (also.placeholder && value === "#") return undefined;
  const expected = linkExpectation(also);
  if (also.sitePath && isSitePath(value)) return addressCharacterError(value, expected);
  const email = emailIn(value);
  if (email !== undefined)
    return t("is the e-mail address {value}, expected {link}", { value: quote(value), link: quote(`mailto:${email}`) });
  return webLinkError(value, safeSchemes, expected);
}

/** A rough pattern of links, so that a form can check them while they are typed; `linkError` checks more. */
export function linkPattern(also: LinkForms): TextPattern {
  const forms = [`(?:${safeSchemes.join("|")}):\\S+`, "(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}(?:[/?#:]\\S*)?"];
  if (also.sitePath) forms.push("/.*");
  if (also.placeholder) forms.push("#");
  return { source: `^\\s*(?:${forms.join("|")})\\s*$`, expected: linkExpectation(also) };
}

export const sitePageExpectation = t("a path of this site, such as /profile/team/1");

export function sitePageError(value: string): string | undefined {
  if (!isSitePath(value))
    return t("is {value}, expected a path of this site, such as /profile/team/1", { value: quote(value) });
  return addressCharacterError(value, sitePageExpectation);
}

export const sitePagePattern: TextPattern = { source: "^\\s*/.*$", expected: sitePageExpectation };

export const webAddressPattern: TextPattern = { source: "^\\s*https?:\\S+\\s*$", expected: webAddressExpectation };

export function imageReferenceError(value: string): string | undefined {
  return fileReferenceError(value, "picture");
}

/** Checks a reference to a file, except for its existence and content. */
export function fileReferenceError(value: string, purpose: FilePurpose): string | undefined {
  // Files of static/ belong to the maintainer.
  if (isSitePath(value)) return undefined;
  if (isRelativePath(value)) return nameError(value, purpose);
  if (purpose === "download")
    return webLinkError(value, ["https", "http"], t("a path such as ../media/file.pdf, or a link with https or http"));
  if (purpose === "link") {
    const expected = t("an https link, a path of this site such as /events, or a file such as ../media/slides.pdf");
    return webLinkError(value, ["https", "http"], expected);
  }
  // The policy of a page blocks whatever it would show without https.
  return webLinkError(value, ["https"], t("a path such as ../media/picture.jpg, or an https link"));
}

/** A name without an extension may be a folder, which the content check reports. */
function nameError(path: string, purpose: FilePurpose): string | undefined {
  return extensionOf(path) === undefined ? undefined : fileNameError(path, purpose);
}

/** The form of a reference to a file, for the editor; `fileReferenceError` checks more. */
export function filePattern(purpose: FilePurpose): TextPattern {
  const names = `[^:]*\\.(?:${extensionsFor(purpose).join("|")})`;
  const scheme = purpose === "download" || purpose === "link" ? "https?" : "https";
  return { source: `^\\s*(?:${scheme}:\\S+|/.*|${names})\\s*$`, expected: expectedFile(purpose) };
}
