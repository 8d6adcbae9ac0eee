import { withoutEnd } from "../../model/schema/without-end";

/**
 * The absolute address of a path or link, percent-encoded. The site's own pages carry no trailing
 * slash but for the root; a link elsewhere leads where it was meant to.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  const url = new URL(path, `${siteUrl}/`);
  const isOwnPage = url.href.startsWith(`${siteUrl}/`) && url.pathname !== "/";
  if (isOwnPage) url.pathname = withoutEnd(url.pathname, "/");
  return url.href;
}
