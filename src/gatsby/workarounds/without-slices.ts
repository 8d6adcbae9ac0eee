/**
 * Lets Gatsby write pages in one go. The site has no slices; with them, Gatsby would read and write all pages again after
 * it has rendered them, only to add its scripts.
 *
 * @param environment of Gatsby, which has just set `GATSBY_SLICES` in it
 */
export function withoutSlices(environment: Record<string, string | undefined> = process.env): void {
  delete environment.GATSBY_SLICES;
}
