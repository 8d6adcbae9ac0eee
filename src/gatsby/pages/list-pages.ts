import type { CreatePagesArgs } from "gatsby";
import { propertyOf } from "../../domain/shape";
import { dayAtClub } from "../../domain/time/club-time";
import { isRealDate } from "../../model/values/calendar-date";
import { routes } from "../../domain/routes";
import { isUnusedList } from "../../domain/settings/offered";
import { kindsWith } from "../../model/content-model";
import { redirects } from "../../outputs/redirects";
import { templateFile } from "./page-context";

/**
 * The pages that list the kinds which not every club has. Without items such a page says so, search engines leave it out,
 * and whatever the club itself has at its address takes its place.
 *
 * @param taken paths of the pages that the content already has
 */
export function createListPages({ getNodesByType, actions }: CreatePagesArgs, taken: readonly string[]): void {
  const others = new Set([...taken, ...redirects(getNodesByType).map(({ from }) => from)]);
  for (const { folder, listTemplate } of kindsWith("isOptional")) {
    const path = routes.list(folder);
    const isUnused = isUnusedList(path);
    if (isUnused && others.has(path)) continue;
    actions.createPage({
      path,
      component: templateFile(listTemplate),
      context: {
        ...(isUnused && { noindex: true }),
        ...(folder === "sponsors" && { over: sponsorsOver(getNodesByType) }),
      },
    });
  }
}

/** The ids of sponsors who will never be shown again: their texts stay out of the page's data. */
export function sponsorsOver(getNodesByType: CreatePagesArgs["getNodesByType"]): readonly string[] {
  const asOf: unknown = getNodesByType("Site").map((site) => propertyOf(site.siteMetadata, "asOf"))[0];
  return getNodesByType("Sponsor").flatMap((node) => {
    const { jsonId, until } = node;
    const day = typeof until === "string" ? until : "";
    return typeof jsonId === "string" && isRealDate(day) && day < dayAtClub(new Date(String(asOf))) ? [jsonId] : [];
  });
}
