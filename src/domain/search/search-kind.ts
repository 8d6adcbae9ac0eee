import { barePath, isIndexed, routes, sectionOf } from "../routes";

/** What the search tells results apart by, in the order in which it offers them. */
export const searchKinds = ["Events", "Workshops", "Notices", "Gallery", "Blog", "People", "Pages"] as const;

export type SearchKind = (typeof searchKinds)[number];

const kindOfSection: Readonly<Record<string, SearchKind>> = {
  [sectionOf(routes.event(""))]: "Events",
  [sectionOf(routes.workshop(""))]: "Workshops",
  [sectionOf(routes.notice(""))]: "Notices",
  [sectionOf(routes.post(0))]: "Gallery",
  [sectionOf(routes.article(""))]: "Blog",
  [sectionOf(routes.profile("team", 0))]: "People",
};

const fixedPages: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((route) => (typeof route === "string" ? [route] : [])),
);

/** The kind of the page at a path; undefined where the page is not to be found by a search. */
export function searchKindOf(path: string): SearchKind | undefined {
  const bare = barePath(path);
  if (!isIndexed(bare)) return undefined;
  if (fixedPages.has(bare)) return "Pages";
  return bare.split("/").length > 2 ? kindOfSection[sectionOf(bare)] : undefined;
}
