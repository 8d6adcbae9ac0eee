import { withoutEnd } from "../../model/schema/without-end";
import { isSitePath } from "../../model/values/link-target";

/**
 * The absolute address of a path of the site or of a link, percent-encoded. The site's own pages have no trailing
 * slash, except the home page; links to other sites stay as they are.
 *
 * @param siteUrl the address of the site without a trailing slash; it may have a path
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  const url = new URL(isSitePath(path) ? siteUrl + path.replace(/^[\t\n\r]+/, "") : path, `${siteUrl}/`);
  const isOwnPage = url.href.startsWith(`${siteUrl}/`) && url.href.split(/[?#]/, 1)[0] !== `${siteUrl}/`;
  if (isOwnPage) url.pathname = withoutEnd(url.pathname, "/");
  return url.href;
}
