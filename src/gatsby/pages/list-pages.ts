import type { CreatePagesArgs } from "gatsby";
import type { RoundFile } from "../../domain/rounds/shown-rounds";
import { routes } from "../../domain/routes";
import { isUnusedList } from "../../domain/settings/offered";
import { kindsWith } from "../../model/content-model";
import { redirects } from "../../outputs/redirects";
import { expiredIds } from "./expired-ids";
import { templateFile } from "./page-context";

/**
 * The pages that list kinds which not every club has. Without items, such a page says so and is hidden from search
 * engines; if the club itself has a page at its address, that page is used instead.
 *
 * @param taken paths of the pages that the content already has
 * @param rounds what /results loads on demand
 */
export function createListPages(
  { getNodesByType, actions }: CreatePagesArgs,
  taken: readonly string[],
  rounds: readonly RoundFile[],
): void {
  const others = new Set([...taken, ...redirects(getNodesByType).map(({ from }) => from)]);
  for (const kind of kindsWith("isOptional")) {
    const { folder, listTemplate, lastDay } = kind;
    const path = routes.list(folder);
    const isUnused = isUnusedList(path);
    if (isUnused && others.has(path)) continue;
    actions.createPage({
      path,
      component: templateFile(listTemplate),
      context: {
        ...(isUnused && { noindex: true }),
        ...(folder === "results" && rounds.length > 0 && { rounds }),
        ...(lastDay !== undefined && { over: expiredIds(kind, getNodesByType) }),
      },
    });
  }
}
