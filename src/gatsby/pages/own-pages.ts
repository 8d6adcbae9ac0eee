import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { kindsWith } from "../../model/content-model";
import { nodeId } from "../../outputs/site";
import { templateFile } from "./page-context";

/** A page for each item of the kinds whose addresses are at the root of the site. */
export function createOwnPages({ getNodesByType, actions }: CreatePagesArgs): void {
  for (const kind of kindsWith("atTop"))
    for (const node of getNodesByType(kind.typeName))
      actions.createPage({
        path: routes.page(nodeId(node)),
        component: templateFile(kind.template),
        context: { jsonId: nodeId(node), folder: kind.folder },
      });
}
