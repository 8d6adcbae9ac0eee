import { descriptors, foldersWith, type FolderWith, hasFeature } from "../../model/descriptors";
import { barePath, fixedPaths, isIndexed, routes, sectionOf } from "../routes";
import { isEmptyPage, isInUse, isUnusedList } from "../settings/offered";
import { isOwnPage } from "../addresses/own-parameters";
import { t } from "../../words/t";

type SearchedFolder = FolderWith<"search">;

export type SearchKind = string;

const ownPages = t("Pages");

const nameOf = (folder: SearchedFolder): SearchKind =>
  hasFeature(folder, "profile") ? t("People") : descriptors[folder].label;

/** True if the search finds the pages about the items of a kind, not the items. */
function isIntroduced(folder: SearchedFolder): folder is SearchedFolder & FolderWith<"intro"> {
  return hasFeature(folder, "intro");
}

export function searchKinds(): readonly SearchKind[] {
  const folders = foldersWith("search").filter(isInUse);
  // Not every club has courses, and nothing else of them can be found.
  return [
    ...new Set(folders.filter((folder) => !(isIntroduced(folder) && isEmptyPage(routes.list(folder)))).map(nameOf)),
    ownPages,
  ];
}

const kindOfSection = new Map(
  foldersWith("search").map((folder) => {
    const address = isIntroduced(folder) ? routes.intro(folder, "") : routes.item(folder, "");
    return [sectionOf(address), nameOf(folder)];
  }),
);

/**
 * The kind of the page at a path; undefined if the search must not find the page.
 *
 * @param context what the page was made with: `folder` names the kind of an item whose address does not tell it
 */
export function searchKindOf(path: string, context: object = {}): SearchKind | undefined {
  const bare = barePath(path);
  if (!isIndexed(bare)) return undefined;
  if (isOwnPage(context)) return ownPages;
  if (fixedPaths.includes(bare)) return isUnusedList(bare) ? undefined : ownPages;
  return bare.split("/").length > 2 ? kindOfSection.get(sectionOf(bare)) : undefined;
}

/** True if a page is the home page or a list of items, which mention much that has its own page. */
export function searchPartOf(path: string): "home" | "list" | undefined {
  const bare = barePath(path);
  if (bare === routes.home) return searchMarks.home;
  const isList = foldersWith("list").some((folder) => hasFeature(folder, "item") && routes.list(folder) === bare);
  return isList ? searchMarks.list : undefined;
}

export const searchMarks = {
  /** The metadata with words by which a page is found besides those in its text (`hiddenWords`). */
  words: "words",
  titleWords: "title-words",
  /** The values of the filter `part`. */
  list: "list",
  home: "home",
} as const;
