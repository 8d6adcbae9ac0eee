import type { TextPattern } from "../schema/field-info";
import { fileExpectation, fileNameError } from "../files/file-error";
import { extensionOf, extensionsFor, type FilePurpose } from "../files/file-types";
import { isRelativePath, isSitePath, safeSchemes } from "./link-target";
import { emailIn } from "./contact";
import { quote, withExpectation } from "../check/sentence";
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
      "expected a link with https, http, mailto or tel, such as https://example.org, or a path of this site, such as /notice",
    );
  return also.placeholder
    ? t("expected a link with https, http, mailto or tel, such as https://example.org, or {sign}", { sign: "'#'" })
    : t("expected a link with https, http, mailto or tel, such as https://example.org");
}

export function linkError(value: string, also: LinkForms): string | undefined {
  if (also.placeholder && value === "#") return undefined;
  const expectation = linkExpectation(also);
  if (also.sitePath && isSitePath(value)) return addressCharacterError(value, expectation);
  const email = emailIn(value);
  if (email !== undefined)
    return t("is the e-mail address {value}, expected {link}", { value: quote(value), link: quote(`mailto:${email}`) });
  return webLinkError(value, safeSchemes, expectation);
}

/** A rough pattern of links, so that a form can check them while they are typed; `linkError` checks more. */
export function linkPattern(also: LinkForms): TextPattern {
  const forms = [`(?:${safeSchemes.join("|")}):\\S+`, "(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}(?:[/?#:]\\S*)?"];
  if (also.sitePath) forms.push("/.*");
  if (also.placeholder) forms.push("#");
  return { source: `^\\s*(?:${forms.join("|")})\\s*$`, expectation: linkExpectation(also) };
}

export const sitePageExpectation = t("expected a path of this site, such as /profile/team/1");

export function sitePageError(value: string): string | undefined {
  if (!isSitePath(value)) return withExpectation(t("is {value}", { value: quote(value) }), sitePageExpectation);
  return addressCharacterError(value, sitePageExpectation);
}

export const sitePagePattern: TextPattern = { source: "^\\s*/.*$", expectation: sitePageExpectation };

export const webAddressPattern: TextPattern = { source: "^\\s*https?:\\S+\\s*$", expectation: webAddressExpectation };

export function imageReferenceError(value: string): string | undefined {
  return fileReferenceError(value, "picture");
}

/** Checks a reference to a file, except for its existence and content. */
export function fileReferenceError(value: string, purpose: FilePurpose): string | undefined {
  // Files of static/ belong to the maintainer.
  if (isSitePath(value)) return undefined;
  if (isRelativePath(value)) return nameError(value, purpose);
  if (purpose === "download")
    return webLinkError(
      value,
      ["https", "http"],
      t("expected a path such as ../media/file.pdf, or a link with https or http"),
    );
  if (purpose === "link") {
    const expectation = t(
      "expected an https link, a path of this site such as /events, or a file such as ../media/slides.pdf",
    );
    return webLinkError(value, ["https", "http"], expectation);
  }
  // The policy of a page blocks everything without https.
  return webLinkError(value, ["https"], t("expected a path such as ../media/picture.jpg, or an https link"));
}

/** A name without an extension may be a folder, which the content check reports. */
function nameError(path: string, purpose: FilePurpose): string | undefined {
  return extensionOf(path) === undefined ? undefined : fileNameError(path, purpose);
}

/** The form of a reference to a file, for the editor; `fileReferenceError` checks more. */
export function filePattern(purpose: FilePurpose): TextPattern {
  const names = `[^:]*\\.(?:${extensionsFor(purpose).join("|")})`;
  const scheme = purpose === "download" || purpose === "link" ? "https?" : "https";
  return { source: `^\\s*(?:${scheme}:\\S+|/.*|${names})\\s*$`, expectation: fileExpectation(purpose) };
}
