import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { titleSuffixes } from "./title-suffixes";
import { queryNodes } from "../query-nodes";

export async function createWorkshopPages({ graphql, actions: { createPage } }: CreatePagesArgs): Promise<void> {
  const fields = "id jsonId title";
  const workshops = await queryNodes<{ id: string; jsonId: string; title: string }>(graphql, "allWorkshop", fields);
  const suffixes = titleSuffixes(workshops.map(({ jsonId, title }) => ({ id: jsonId, title })));
  for (const { id, jsonId } of workshops)
    createPage({
      path: routes.workshop(jsonId),
      component: path.resolve("src/templates/workshop.tsx"),
      context: { id, titleSuffix: suffixes.get(jsonId) ?? "" },
    });
}
