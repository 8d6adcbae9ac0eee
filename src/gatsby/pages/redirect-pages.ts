import type { CreatePagesArgs } from "gatsby";
import { redirects, redirectsWithPage } from "../../outputs/hosting/redirects";
import { redirectPageErrors } from "./redirect-page-errors";
import { templateFile } from "./template-file";

/** The template of all pages that lead on. */
export function movedTemplate(): string {
  return templateFile("moved");
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
  const pairs = redirectsWithPage(redirects(getNodesByType));
  const errors = redirectPageErrors(
    pairs.map(({ from }) => from),
    { pages, staticFiles: [] },
  );
  if (errors.length > 0) throw new Error(errors.join("\n"));
  for (const { from, to } of pairs)
    createPage({ path: from, component: movedTemplate(), context: { to, noindex: true } });
}
