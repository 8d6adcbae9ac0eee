/** How structured data names the club. Pages that only name it need not describe it. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** How structured data names the site. */
export function webSiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}
