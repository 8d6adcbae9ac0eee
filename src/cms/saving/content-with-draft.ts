import { splitTranslations } from "../../content/translations/translate-fields";
import { withTranslationFiles } from "../../content/translations/translation-files";
import type { Content, ContentItem } from "../../content/content";
import { extensionOf } from "../../content/item-files";
import { listedRedirects } from "../../content/rules/addresses/check-redirects";
import { sitePages } from "../../content/rules/addresses/site-addresses";
import { referencedFiles, markdownTargets } from "../../content/rules/item-targets";
import { article, authorFolders } from "../../model/kinds/article";
import { kindOf, kinds, singletons, kindsWith } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { isUsed } from "../../model/parts";
import { isSitePath } from "../../model/values/link-target";
import { siteFileName } from "../configuration/collections";
import { isKind, type Draft } from "./draft";
import { isListedMedia, type Library, type StoredItem } from "./library";

export interface Surroundings {
  readonly before: Content;
  readonly after: Content & { readonly draft: ContentItem };
}

/** All content as the repository has it, and without one item. None of the files beside it are known. */
export async function contentWithout(
  source: Kind | Singleton,
  name: string,
  library: Library,
): Promise<Record<"before" | "after", Content>> {
  const [site, stored] = await Promise.all([siteItems(library), storedItems(kinds, library)]);
  const items = [...site, ...stored.items];
  const around = { tree: treeOf(new Set()), unread: stored.unread };
  const others = items.filter((item) => item.source !== source || item.name !== name);
  return { before: { ...around, items }, after: { ...around, items: others } };
}

/** @param name of the draft's file, as far as no other file has it */
export async function contentWithDraft(draft: Draft, name: string, library: Library): Promise<Surroundings> {
  const { source } = draft;
  const nearby = nearbyKinds(source);
  const [site, near] = await Promise.all([siteItems(library), storedItems(nearby, library)]);
  const self = [...site, ...near.items].find((each) => each.source === source && each.name === draft.name);
  const others = [...site, ...near.items].filter((each) => each !== self);
  const item = withTranslationFiles({
    source,
    ...placeOf(source, name, others),
    ...splitTranslations(draft.fields),
    repeated: new Set(),
    ...(draft.body !== undefined && { body: draft.body }),
  });
  const distant = affectsAllKinds(self, item) ? kinds.filter((kind) => !nearby.includes(kind)) : [];
  const far = await storedItems(distant, library);
  others.push(...far.items);
  const files = await filesNamed(item, draft.uploads, library);
  const around = { tree: treeOf(files), unread: [...near.unread, ...far.unread, ...unknownAuthors(draft)] };
  return {
    before: self ? { ...around, items: [self, ...others], draft: self } : { ...around, items: others },
    after: { ...around, items: [item, ...others], draft: item },
  };
}

/** Which folders there are is not known here. */
function treeOf(files: ReadonlySet<string>): Content["tree"] {
  return { directory: "content", folders: new Map(), files };
}

async function siteItems(library: Library): Promise<ContentItem[]> {
  const stored = await library.siteFiles();
  return singletons.flatMap((source) =>
    stored
      .filter(({ name, isUnreadable }) => name === siteFileName(source) && isUnreadable !== true)
      .map(({ name, fields }) => ({
        source,
        file: source.file,
        name,
        ...splitTranslations(fields),
        repeated: new Set<string>(),
      })),
  );
}

/** Decap knows only the kinds that the club uses. */
async function storedItems(
  wanted: readonly Kind[],
  library: Library,
): Promise<{ readonly items: ContentItem[]; readonly unread: Content["unread"] }> {
  const used = wanted.filter(({ folder }) => isUsed(folder));
  const stored = await Promise.all(
    used.map(async (kind) => (await library.itemsOf(kind)).map((item) => [kind, item] as const)),
  );
  const all = stored.flat();
  return {
    items: all.flatMap(([kind, item]) => (item.isUnreadable ? [] : contentItem(kind, item))),
    unread: all.flatMap(([source, { name, isUnreadable }]) => (isUnreadable ? { source, name } : [])),
  };
}

function contentItem(kind: Kind, { name, fields: { body, ...fields } }: StoredItem): ContentItem {
  const text = kind.format === "markdown" ? { body: typeof body === "string" ? body : "" } : {};
  const item = {
    source: kind,
    file: fileOf(kind, name),
    name,
    ...splitTranslations(fields),
    repeated: new Set<string>(),
  };
  return withTranslationFiles({ ...item, ...text });
}

/** Where the item would lie. An article whose name is taken gets a number; an id that is taken is an error. */
function placeOf(source: Kind | Singleton, name: string, stored: readonly ContentItem[]) {
  if (!isKind(source)) return { file: source.file, name };
  const isTaken = stored.some(({ file }) => file === fileOf(source, name));
  if (isTaken && source.format === "markdown") return { file: fileOf(source, `${name}-1`), name: `${name}-1` };
  // Any other name: the file is the other item's.
  return { file: fileOf(source, isTaken ? `${name}~` : name), name };
}

function fileOf(kind: Kind, name: string): string {
  return `${kind.folder}/${name}${extensionOf(kind)}`;
}

/** The files that an item names, as far as they are there; those of which that is not known count as there. */
async function filesNamed(item: ContentItem, uploads: ReadonlySet<string>, library: Library): Promise<Set<string>> {
  const named = [...referencedFiles(item)];
  const isDoubtful = (file: string) => isListedMedia(file) && !uploads.has(file);
  const listed = named.some(isDoubtful) ? await library.mediaFiles() : undefined;
  return new Set(named.filter((file) => !listed || !isDoubtful(file) || listed.has(file)));
}

/** The author of an article may be of a kind that the club no longer uses: only the content check can tell. */
function unknownAuthors({ source, fields: { authorId } }: Draft): Content["unread"] {
  if (source !== article || typeof authorId !== "string") return [];
  const unused = authorFolders.filter((folder) => !isUsed(folder));
  return unused.map((folder) => ({ source: kindOf(folder), name: authorId }));
}

/** Their ids, addresses and portfolios may clash, and articles name them as authors. */
const people: readonly Kind[] = kindsWith("profile");

/** Their pages have addresses at the top of the site, as portfolios have. */
const atTop: readonly Kind[] = kindsWith("atTop");

/** The kinds that the id, the author or the portfolio of any item of a source may have to do with, its own among them. */
function nearbyKinds(source: Kind | Singleton): readonly Kind[] {
  if (!isKind(source)) return [];
  if (source === article) return [article, ...people];
  if (people.includes(source)) return [...people, ...atTop];
  return atTop.includes(source) ? [...atTop, ...kindsWith("portfolio")] : [source];
}

/**
 * True if an item may have to do with items of all kinds: it links to pages, or loses an address that others may link to.
 *
 * @param stored the item as it is before; undefined for a new one
 */
function affectsAllKinds(stored: ContentItem | undefined, item: ContentItem): boolean {
  if (holdsSitePath([item.fields, item.body])) return true;
  const kept = addressesOf(item);
  return stored !== undefined && [...addressesOf(stored)].some((address) => !kept.has(address));
}

/** True if a text anywhere in it is, or in Markdown links to, a path of this site. */
function holdsSitePath(value: unknown): boolean {
  if (typeof value === "string")
    return isSitePath(value) || markdownTargets(value).some(({ target }) => isSitePath(target));
  return typeof value === "object" && value !== null && Object.values(value).some(holdsSitePath);
}

/** The addresses of the site, with those that an item gives it. */
function addressesOf(item: ContentItem): ReadonlySet<string> {
  const tree = { directory: "content", folders: new Map(), files: new Set<string>() };
  const content = { tree, items: [item], unread: [] };
  return new Set([...sitePages(content), ...listedRedirects(content).map(({ from }) => from)]);
}
