import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { workshop } from "../../model/kinds/workshop";
import { nodeId } from "../../outputs/site";
import { templateFile } from "./page-context";

/** The attendance sheet of each workshop. */
export function createAttendancePages({ getNodesByType, actions }: CreatePagesArgs): void {
  const component = templateFile("attendance");
  for (const node of getNodesByType(workshop.typeName))
    actions.createPage({
      path: routes.attendance(nodeId(node)),
      component,
      context: { jsonId: nodeId(node) },
    });
}
