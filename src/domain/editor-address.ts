import { barePath, routes } from "./routes";

/** The editor with the entry of one item open: its collection is its kind's folder. */
function entryAddress(folder: string, name: string | number): string {
  return `${routes.admin}#/collections/${folder}/entries/${encodeURIComponent(name)}`;
}

/** The editor with a new entry that begins with an item's fields; lists of objects stand there as JSON. */
export function newEntryAddress(folder: string, item: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(item)) {
    const isLines = Array.isArray(value) && value.every((entry) => typeof entry === "string");
    if (isLines) for (const line of value) parameters.append(name, line);
    else parameters.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const query = parameters.size > 0 ? `?${parameters.toString()}` : "";
  return `${routes.admin}#/collections/${folder}/new${query}`;
}

/** The pages of single items: what stands before the name, and the folder of their kind. */
const itemPages: readonly (readonly [prefix: string, folder: string])[] = [
  [routes.event(""), "events"],
  [routes.workshop(""), "workshops"],
  [routes.notice(""), "notices"],
  [routes.post(""), "posts"],
  [routes.article(""), "blog"],
  [routes.profile("advisor", ""), "advisors"],
  [routes.profile("team", ""), "team"],
  [routes.profile("member", ""), "members"],
  [routes.course(""), "courses"],
];

/** The pages that tell one single file, and those that list a kind. */
const otherPages: Readonly<Record<string, string>> = {
  [routes.home]: "site/entries/home",
  [routes.registration]: "site/entries/registration",
  [routes.joinUs]: "site/entries/join-us",
  [routes.discord]: "site/entries/discord",
  [routes.events]: "events",
  [routes.workshops]: "workshops",
  [routes.notices]: "notices",
  [routes.posts]: "posts",
  [routes.team]: "team",
  [routes.advisors]: "advisors",
  [routes.members]: "members",
  [routes.subCommunities]: "sub-communities",
  [routes.blog]: "blog",
  [routes.myClass]: "courses",
};

/**
 * Where what a page shows can be changed; undefined where it comes from no content.
 *
 * @param context what the page was made with: nothing on fixed pages and on that for unknown addresses
 */
export function editorAddressOf(path: string, context: object): string | undefined {
  const bare = decodeURI(barePath(path));
  const [prefix, folder] = itemPages.find(([start]) => bare.startsWith(start)) ?? [];
  if (prefix !== undefined && folder !== undefined) {
    if (Object.keys(context).length === 0) return undefined;
    const isPastLeader = "isPastLeader" in context && context.isPastLeader === true;
    // The modules of a course lie below it.
    const [name = ""] = bare.slice(prefix.length).split("/");
    return entryAddress(isPastLeader ? "past-leaders" : folder, name);
  }
  const other = otherPages[bare];
  return other === undefined ? undefined : `${routes.admin}#/collections/${other}`;
}

/** The pages that show kinds which have no page for each item, or another one than `itemPages` says. */
const pagesOfKinds: Readonly<Record<string, string>> = {
  "past-leaders": routes.profile("team", ""),
  "sub-communities": routes.subCommunities,
};

/**
 * The page that shows an entry: what stands before its name for kinds with a page for each item, else the
 * whole path. What has no page of its own shows on the home page.
 *
 * @param collection a kind's folder, or `site/entries/…` for a single file
 */
export function pageOf(collection: string): string {
  const [prefix] = itemPages.find(([, folder]) => folder === collection) ?? [];
  const [page = routes.home] = Object.entries(otherPages).find(([, address]) => address === collection) ?? [];
  return prefix ?? pagesOfKinds[collection] ?? page;
}
