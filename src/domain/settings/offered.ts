import { descriptors, foldersWith, hasFeature, isFolder, type Folder } from "../../model/descriptors";
import { isUsed, partOf, type Part } from "../../model/parts";
import { barePath, routes } from "../routes";
import { clubSettings } from "../../model/build-info";
import type { ClubSettings } from "../../model/club-settings";

/** Where the pages and files of each part begin, apart from those of items. */
const places: readonly (readonly [start: string, part: Part])[] = [
  ...foldersWith("list").map((folder) => [routes.list(folder), folder] as const),
  [routes.memberData, "members"],
  [routes.memberFile, "members"],
  // Signing in leads to the courses.
  [routes.login, "courses"],
  [routes.discord, "discord"],
  [routes.joinUs, "join-us"],
  [routes.registration, "registration"],
];

/** True if a page or file of this site may exist: it belongs to no part that the club has switched off. */
export function isOffered(to: string): boolean {
  const { off, ownPages } = clubSettings();
  if (off.length === 0 || !to.startsWith("/")) return true;
  const path = barePath(to);
  if (ownPages.includes(path)) return true;
  const ofList = places.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
  const part =
    ofList ??
    foldersWith("item")
      .map(partOf)
      .find((folder) => beginsLikeItem(path, folder));
  return part === undefined || isUsed(part);
}

function beginsLikeItem(path: string, part: Part): boolean {
  if (!isFolder(part) || !hasFeature(part, "item")) return false;
  const { item } = descriptors[part];
  return (
    `${path}/`.startsWith(item) ||
    (hasFeature(part, "intro") && path.startsWith(descriptors[part].intro)) ||
    (hasFeature(part, "oldItem") && `${path}/`.startsWith(descriptors[part].oldItem))
  );
}

/** True if the site is about a kind: the club uses it, and has an item where not every club has one. */
export function isInUse(folder: Folder): boolean {
  return isUsed(folder) && !(hasFeature(folder, "isOptional") && clubSettings().empty.includes(folder));
}

/** True for the list of a kind that not every club has, and this one does without: the address is free for its own page. */
export function isUnusedList(path: string): boolean {
  return unusedLists(clubSettings()).includes(path);
}

/** The addresses of all these lists. */
export function unusedLists({ off, empty }: Pick<ClubSettings, "off" | "empty">): string[] {
  const unused = foldersWith("isOptional").filter((folder) => off.includes(partOf(folder)) || empty.includes(folder));
  return unused.map(routes.list);
}

export function isEmptyPage(to: string): boolean {
  const path = barePath(to);
  const { empty } = clubSettings();
  return empty.length > 0 && places.some(([start, part]) => start === path && empty.includes(part));
}

/** True if a path leads to something: not to a part that is switched off, nor to a page on which there is nothing yet. */
export function leadsSomewhere(to: string): boolean {
  return isOffered(to) && !isEmptyPage(to);
}
