import type { Content, ContentItem } from "../../content/content";
import { ContentError, refuseMisread } from "../../content/read/file-text";
import type { DeskLine } from "../../content/desk/item-lines";
import { readSource } from "../../content/read/read-source";
import { referencedFiles } from "../../content/rules/item-targets";
import { joinTranslationFiles, originalOf } from "../../content/translations/translation-files";
import { extensionOf, isIgnored, nameOf } from "../../content/item-files";
import { isUsed } from "../../model/parts";
import { kinds, singletons } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import type { StoredFile, StoredFiles } from "../decap/decap-backend";
import { inContent } from "../decap/repository-files";
import { isListedMedia } from "../saving/library";

/** The content as an editor may read it. */
export interface StoredContent {
  readonly content: Content;
  /** The files of the media folder; undefined if they are not known. */
  readonly mediaFiles: readonly string[] | undefined;
  /** A line for each file that can't be read. */
  readonly unreadable: readonly DeskLine[];
}

/** @param contentFolder where the content lies in the repository; empty where the repository is the content */
export async function readStoredContent(files: StoredFiles, contentFolder: string): Promise<StoredContent> {
  const inRepository = (path: string) => (contentFolder === "" ? path : `${contentFolder}/${path}`);
  const read: [Kind | Singleton, StoredFile][] = [];
  // One kind after the other: hosts limit how much one may ask at once.
  for (const kind of kinds.filter(({ folder }) => isUsed(folder))) {
    const stored = await files.inFolder(inRepository(kind.folder), extensionOf(kind).slice(1));
    read.push(...stored.map((file): [Kind, StoredFile] => [kind, file]));
  }
  for (const file of await files.named(singletons.map((singleton) => inRepository(singleton.file)))) {
    const singleton = singletons.find((each) => inRepository(each.file) === file.path.replaceAll("\\", "/"));
    if (singleton) read.push([singleton, file]);
  }
  const items: ContentItem[] = [];
  const unread: { source: Kind | Singleton; name: string }[] = [];
  const unreadable: DeskLine[] = [];
  for (const [source, { path, text }] of read) {
    const file = inContent(contentFolder, path);
    const name = nameOf(source, originalOf(file) ?? file);
    if (isIgnored(`${name}.`)) continue;
    try {
      refuseMisread(text);
      items.push({ source, file, name, ...readSource(source, text) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      unread.push({ source, name });
      unreadable.push({ topic: "check", file, path: error.place, message: error.message });
    }
  }
  const media = (await files.media())?.map((path) => inContent(contentFolder, path));
  const joined = joinTranslationFiles(items);
  return { content: { items: joined, unread, tree: treeOf(joined, media) }, mediaFiles: media, unreadable };
}

/** Files that items name count as there, unless the list of the media folder tells that they are not. */
function treeOf(items: readonly ContentItem[], media: readonly string[] | undefined): Content["tree"] {
  const named = items.flatMap((item) => [...referencedFiles(item)]);
  const untold = named.filter((file) => media === undefined || !isListedMedia(file));
  return { directory: "content", folders: new Map(), files: new Set([...untold, ...(media ?? [])]) };
}
