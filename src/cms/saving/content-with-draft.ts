import { splitTranslations } from "../../content/translations/translate-fields";
import { withTranslationFiles } from "../../content/translations/translation-files";
import type { Content, ContentItem } from "../../content/content";
import { extensionOf } from "../../content/item-files";
import { referencedFiles } from "../../content/rules/item-targets";
import { article, authorFolders } from "../../model/kinds/article";
import { kindOf } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { isUsed } from "../../model/parts";
import { isKind, type Draft } from "./draft";
import { isListedMedia, type Library, type StoredItems } from "./library";

export function contentWithout(source: Kind | Singleton, name: string, stored: StoredItems) {
  const tree = treeOf(new Set());
  const others = stored.items.filter((item) => item.source !== source || item.name !== name);
  return { before: { ...stored, tree }, after: { ...stored, tree, items: others } };
}

export async function contentWithDraft(draft: Draft, name: string, stored: StoredItems, library: Library) {
  const { source } = draft;
  const self = stored.items.find((each) => each.source === source && each.name === draft.name);
  const others = stored.items.filter((each) => each !== self);
  const item = withTranslationFiles({
    source,
    ...placeOf(source, name, others),
    ...splitTranslations(draft.fields),
    repeated: new Set(),
    ...(draft.body !== undefined && { body: draft.body }),
  });
  const tree = treeOf(await filesNamed(item, draft.uploads, library));
  const around = { tree, unread: [...stored.unread, ...unknownAuthors(draft)] };
  return {
    before: { ...around, items: stored.items, ...(self && { draft: self }) },
    after: { ...around, items: [item, ...others], draft: item },
  };
}

/** Which folders exist is unknown here. */
function treeOf(files: ReadonlySet<string>): Content["tree"] {
  return { directory: "content", folders: new Map(), files };
}

function placeOf(source: Kind | Singleton, name: string, stored: readonly ContentItem[]) {
  if (!isKind(source)) return { file: source.file, name };
  const fileOf = (each: string) => `${source.folder}/${each}${extensionOf(source)}`;
  const isTaken = stored.some(({ file }) => file === fileOf(name));
  if (isTaken && source.format === "markdown") return { file: fileOf(`${name}-1`), name: `${name}-1` };
  // Under another name, the file belongs to the other item.
  return { file: fileOf(isTaken ? `${name}~` : name), name };
}

async function filesNamed(item: ContentItem, uploads: ReadonlySet<string>, library: Library): Promise<Set<string>> {
  const named = [...referencedFiles(item)];
  const isDoubtful = (file: string) => isListedMedia(file) && !uploads.has(file);
  const listed = named.some(isDoubtful) ? await library.mediaFiles() : undefined;
  return new Set(named.filter((file) => !listed || !isDoubtful(file) || listed.has(file)));
}

/** The author of an article may be of a kind that the club no longer uses, which only the content check can tell. */
function unknownAuthors({ source, fields: { authorId } }: Draft): Content["unread"] {
  if (source !== article || typeof authorId !== "string") return [];
  const unused = authorFolders.filter((folder) => !isUsed(folder));
  return unused.map((folder) => ({ source: kindOf(folder), name: authorId }));
}
