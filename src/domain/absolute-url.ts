/** The absolute address of a path or link, percent-encoded, without a trailing slash but for the root itself. */
export function absoluteUrl(siteUrl: string, path: string): string {
  const url = new URL(path, `${siteUrl}/`).href;
  return url === `${siteUrl}/` ? url : url.replace(/\/$/, "");
}
