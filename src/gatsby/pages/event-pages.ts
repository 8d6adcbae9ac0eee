import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { titleSuffixes } from "./title-suffixes";
import { queryNodes } from "../query-nodes";

export async function createEventPages({ graphql, actions: { createPage } }: CreatePagesArgs): Promise<void> {
  const fields = "id jsonId title";
  const events = await queryNodes<{ id: string; jsonId: string; title: string }>(graphql, "allEvent", fields);
  const suffixes = titleSuffixes(events.map(({ jsonId, title }) => ({ id: jsonId, title })));
  for (const { id, jsonId } of events)
    createPage({
      path: routes.event(jsonId),
      component: path.resolve("src/templates/event.tsx"),
      context: { id, titleSuffix: suffixes.get(jsonId) ?? "" },
    });
}
