/** What Gatsby's renderer puts around a page: what its router focuses, and what announces a page that it has shown. */
const routerParts =
  /^<div(?= [^>]*id="gatsby-focus-wrapper")[^>]*>(.*)<\/div><div(?= [^>]*id="gatsby-announcer")[^>]*><\/div>$/s;

/**
 * The HTML of a page without the elements of Gatsby's router, which the site does without.
 *
 * @throws Error if they are others than this knows
 */
export function strictBody(html: string): string {
  const [, page] = routerParts.exec(html) ?? [];
  if (page === undefined && html !== "")
    throw new Error("Gatsby puts other elements around a page: adapt src/outputs/page-html/strict-body.ts");
  return page ?? "";
}
