import { foldersWith, hasFeature, isFolder } from "../../model/descriptors";
import { decodeLeniently } from "../../model/values/parse-url";
import { barePath, routes } from "../routes";
import { isOwnPage } from "./own-parameters";

function entryAddress(folder: string, name: string | number): string {
  return routes.admin + editorEntry(folder, name);
}

export function editorEntry(collection: string, name: string | number): string {
  return `#/collections/${collection}/entries/${encodeURIComponent(name)}`;
}

/** The editor with a new entry that begins with an item's fields; lists of objects are in it as JSON. */
export function newEntryAddress(folder: string, item: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(item)) {
    const isLines = Array.isArray(value) && value.every((entry) => typeof entry === "string");
    if (isLines) for (const line of value) parameters.append(name, line);
    else parameters.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const query = parameters.toString();
  return `${routes.admin}#/collections/${folder}/new${query === "" ? "" : `?${query}`}`;
}

const otherPages: ReadonlyMap<string, string> = new Map([
  [routes.home, "site/entries/home"],
  [routes.registration, "site/entries/registration"],
  [routes.joinUs, "site/entries/join-us"],
  [routes.discord, "site/entries/discord"],
  ...foldersWith("list").map((folder) => [routes.list(folder), folder] as const),
]);

/**
 * Where the content of a page can be edited; undefined if it shows none.
 *
 * @param context what the page was made with: nothing on fixed pages and on that for unknown addresses; `folder` names
 * the kind of an item whose address begins like those of another kind
 */
export function editorAddressOf(path: string, context: object): string | undefined {
  const bare = decodeLeniently(barePath(path));
  if (isOwnPage(context)) return entryAddress("pages", bare.slice(1));
  const owner = foldersWith("item").find((folder) => bare.startsWith(routes.item(folder, "")));
  if (owner !== undefined) {
    if (Object.keys(context).length === 0) return undefined;
    // The modules of a course are below it.
    const [name = ""] = bare.slice(routes.item(owner, "").length).split("/");
    return entryAddress("folder" in context && typeof context.folder === "string" ? context.folder : owner, name);
  }
  const introduced = foldersWith("intro").find((folder) => bare.startsWith(routes.intro(folder, "")));
  if (introduced !== undefined) return entryAddress(introduced, bare.slice(routes.intro(introduced, "").length));
  const other = otherPages.get(bare);
  return other === undefined ? undefined : `${routes.admin}#/collections/${other}`;
}

/**
 * The page that shows an entry: what its address begins with for kinds with a page for each item, else the whole path.
 * An item without its own page is shown on the home page.
 *
 * @param collection a kind's folder, or `site/entries/…` for a site file
 */
export function pageOf(collection: string): string {
  const [page = routes.home] = [...otherPages].find(([, address]) => address === collection) ?? [];
  if (isFolder(collection) && hasFeature(collection, "atTop")) return routes.page("");
  return isFolder(collection) && hasFeature(collection, "item") ? routes.item(collection, "") : page;
}
