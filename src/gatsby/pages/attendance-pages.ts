import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { workshop } from "../../model/workshop";
import { nodeId } from "../../outputs/site/node-id";
import { templateFile } from "./template-file";

/** An attendance sheet for each workshop, to be printed. */
export function createAttendancePages({ getNodesByType, actions }: CreatePagesArgs): void {
  const component = templateFile("attendance");
  for (const node of getNodesByType(workshop.typeName))
    actions.createPage({
      path: routes.attendance(nodeId(node)),
      component,
      context: { jsonId: nodeId(node) },
    });
}
