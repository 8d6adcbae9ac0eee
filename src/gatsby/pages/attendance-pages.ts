import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { workshop } from "../../model/workshop";
import { nodeId } from "../../outputs/site/node-id";

/** An attendance sheet for each workshop, to be printed. */
export function createAttendancePages({ getNodesByType, actions }: CreatePagesArgs): void {
  const component = path.resolve("src/templates/attendance.tsx");
  for (const node of getNodesByType(workshop.typeName))
    actions.createPage({
      path: routes.attendance(nodeId(node)),
      component,
      context: { id: node.id },
    });
}
