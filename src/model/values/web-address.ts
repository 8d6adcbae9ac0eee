import { emailIn } from "./contact";
import { quote } from "../check/sentence";
import { parseUrl } from "./parse-url";
import { webAddressError } from "./web-link";
import { t } from "../../words/t";

const fileName =
  /\.(?:html?|php|pdf|md|txt|json|docx?|pptx?|xlsx?|zip|png|jpe?g|gif|svg|webp|avif|mp4|webm|py|c|cc|cpp|java|js|ts)$/i;

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}(?::\d+)?(?=[/?#]|$)/iu;

/** An address that was written without its scheme, as people type it into a browser, with https; undefined for any other text. */
export function asWebAddress(text: string): string | undefined {
  const address = text.trim();
  const [name] = host.exec(address) ?? [];
  if (name === undefined || /\s/.test(address)) return undefined;
  const isPage = /^www\./i.test(name) || address.length > name.length || !fileName.test(name);
  return isPage ? `https://${address}` : undefined;
}

export function meantLink(text: string): string | undefined {
  const email = emailIn(text);
  return email === undefined ? asWebAddress(text) : `mailto:${email}`;
}

/** Folders enter headers, server configuration and every address of the site: no other character may be in them. */
const plainPath = /^(?:\/(?!\.)[A-Za-z0-9._~-]+)*\/?$/;

export function siteAddressError(value: string): string | undefined {
  const error = webAddressError(value);
  if (error !== undefined) return error;
  const written = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(value.trim())?.[1] ?? "";
  if (plainPath.test(written) && plainPath.test(parseUrl(value)?.pathname ?? "")) return undefined;
  return t(
    "is {value} with the folder {folder}, expected letters, digits, '-', '_', '.' and '~' in it, such as https://example.org/club",
    { value: quote(value), folder: quote(written) },
  );
}
