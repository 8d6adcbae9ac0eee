import { withoutEnd } from "../../model/schema/without-end";

/**
 * The absolute address of a path or link, percent-encoded. The site's own pages have no trailing slash, except the
 * root; links to other sites stay as they are.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  const url = new URL(path, `${siteUrl}/`);
  const isOwnPage = url.href.startsWith(`${siteUrl}/`) && url.pathname !== "/";
  if (isOwnPage) url.pathname = withoutEnd(url.pathname, "/");
  return url.href;
}
