import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isOtherSpelling } from "../../domain/addresses/page-file";
import { redirects } from "../../outputs/hosting/redirects";
import { redirectPageErrors } from "./redirect-page-errors";

/** The template of all pages that lead on. */
export function movedTemplate(): string {
  return path.resolve("src/templates/moved.tsx");
}

/**
 * A page at each old address that leads on by itself, for hosts that can't redirect.
 *
 * @param pages paths of the pages that content already has
 * @throws Error if one would take the place of such a page
 */
export function createRedirectPages(
  { getNodesByType, actions: { createPage } }: CreatePagesArgs,
  pages: readonly string[],
): void {
  const pairs = redirects(getNodesByType).filter((pair) => !isOtherSpelling(pair));
  const errors = redirectPageErrors(
    pairs.map(({ from }) => from),
    { pages, staticFiles: [] },
  );
  if (errors.length > 0) throw new Error(errors.join("\n"));
  for (const { from, to } of pairs)
    createPage({ path: from, component: movedTemplate(), context: { to, noindex: true } });
}
