import { sitePath } from "../addresses/served-path";
import { absoluteUrl } from "../addresses/absolute-url";
import { escapeAttribute } from "../text/escape-markup";

const tag = /<[a-z][^>]*>/gi;
const addressed = /\s(href|src|poster)="([^"]*)"/g;
const sets = /\ssrcset="([^"]*)"/g;

/** The HTML of a page's text for use on other sites: all addresses are absolute, fragments lead to the page. */
export function absoluteHtml(html: string, siteUrl: string, pageUrl: string): string {
  const absolute = (address: string) => {
    if (address.startsWith("#")) return pageUrl + address;
    return /^\/(?!\/)/.test(address)
      ? escapeAttribute(absoluteUrl(siteUrl, sitePath(address.replaceAll("&amp;", "&"))))
      : address;
  };
  const inSet = (entry: string) => {
    const [address = "", ...size] = entry.trim().split(/\s+/);
    return [absolute(address), ...size].join(" ");
  };
  return html.replace(tag, (element) =>
    element
      .replace(addressed, (_, name: string, address: string) => ` ${name}="${absolute(address)}"`)
      .replace(sets, (_, set: string) => ` srcset="${set.split(", ").map(inSet).join(", ")}"`),
  );
}
