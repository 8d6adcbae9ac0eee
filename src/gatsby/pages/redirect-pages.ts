import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { redirects } from "../redirects";

/** A page at each old address that leads on by itself, for hosts that can't redirect. */
export function createRedirectPages({ getNodesByType, actions: { createPage } }: CreatePagesArgs): void {
  for (const { from, to } of redirects(getNodesByType))
    createPage({
      path: from,
      component: path.resolve("src/templates/moved.tsx"),
      context: { to, noindex: true },
    });
}
