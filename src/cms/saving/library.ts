import type { Content, ContentItem } from "../../content/content";
import { ContentError, refuseMisread } from "../../content/read/file-text";
import type { DeskLine } from "../../content/desk/item-lines";
import { readSource } from "../../content/read/read-source";
import { joinTranslationFiles, originalOf } from "../../content/translations/translation-files";
import { extensionOf, isIgnored, nameOf } from "../../content/item-files";
import { isUsed } from "../../model/parts";
import { kinds, singletons } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { inFolder } from "../configuration/collections";
import type { StoredFile, StoredFiles } from "../decap/decap-backend";
import { inContent } from "../decap/repository-files";
import { isKind } from "./draft";
import { t } from "../../words/t";

export interface StoredItems extends Pick<Content, "items" | "unread"> {
  readonly unreadable: readonly DeskLine[];
}

export interface Library {
  /** The items of these kinds, except for kinds that the club does not use. */
  read(sources: readonly (Kind | Singleton)[]): Promise<StoredItems>;
  /** The files of the media folder, without subfolders, as paths of the content; undefined if unknown. */
  mediaFiles(): Promise<ReadonlySet<string> | undefined>;
  readonly staticFiles: ReadonlySet<string>;
}

export const allSources: readonly (Kind | Singleton)[] = [...kinds, ...singletons];

/** @throws Error with a message for the editor if the repository can't be read */
export async function readStored(
  sources: readonly (Kind | Singleton)[],
  files: StoredFiles,
  contentFolder: string,
): Promise<StoredItems> {
  const read = await filesOf(sources, files, contentFolder).catch(() => {
    // Backends do not say why.
    throw new Error(
      t(
        "The repository could not be read. Check your connection. If it works, your sign-in may have expired: copy your text before you sign in again.",
      ),
    );
  });
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
  return { items: joinTranslationFiles(items), unread, unreadable };
}

async function filesOf(
  sources: readonly (Kind | Singleton)[],
  files: StoredFiles,
  contentFolder: string,
): Promise<(readonly [Kind | Singleton, StoredFile])[]> {
  const inRepository = (path: string) => inFolder(contentFolder, path);
  const used = sources.filter(isKind).filter(({ folder }) => isUsed(folder));
  const ofKinds = used.map(async (kind) => {
    const stored = await files.inFolder(inRepository(kind.folder), extensionOf(kind).slice(1));
    return stored.map((file) => [kind, file] as const);
  });
  const wanted = sources.flatMap((source) => (isKind(source) ? [] : [source]));
  const named = wanted.length === 0 ? [] : await files.named(wanted.map(({ file }) => inRepository(file)));
  const ofSite = named.flatMap((file) => {
    const singleton = wanted.find((each) => inRepository(each.file) === file.path.replaceAll("\\", "/"));
    return singleton ? [[singleton, file] as const] : [];
  });
  return [...(await Promise.all(ofKinds)).flat(), ...ofSite];
}

/** True for a file that Decap would list in the media folder, which excludes subfolders. */
export function isListedMedia(file: string): boolean {
  return /^media\/[^/]+$/.test(file);
}
