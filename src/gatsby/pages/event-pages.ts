import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { queryNodes } from "./query-nodes";

export async function createEventPages({ graphql, actions: { createPage } }: CreatePagesArgs): Promise<void> {
  const events = await queryNodes<{ id: string; jsonId: string }>(graphql, "allEvent", "id jsonId");
  for (const { id, jsonId } of events)
    createPage({
      path: routes.event(jsonId),
      component: path.resolve("src/templates/event.tsx"),
      context: { id },
    });
}
