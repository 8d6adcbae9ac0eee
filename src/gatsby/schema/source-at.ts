import path from "node:path";
import { kinds, singletons, writtenFiles } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { isItemFile } from "../../content/item-files";
import { isUsed } from "../../model/parts";

const kindByFolder = new Map<string, Kind>(kinds.map((kind) => [kind.folder, kind]));
const singletonByFile = new Map([...singletons, ...writtenFiles].map((singleton) => [singleton.file, singleton]));

/** What a file holds, from its path in the content tree; undefined if it holds no content. */
export function sourceAt(relativePath: string): Kind | Singleton | undefined {
  const { dir, base } = path.posix.parse(relativePath);
  const kind = kindByFolder.get(dir);
  return kind && isItemFile(kind, { name: base }) ? kind : singletonByFile.get(relativePath);
}

/**
 * Whether Gatsby ignores a file: JSON that is not content (an editor's settings, a draft in a folder
 * below), items of a kind that the club has switched off, and whatever is in hidden folders.
 */
export function isForeignFile(contentDirectory: string, file: string): boolean {
  const relativePath = path.relative(contentDirectory, file).split(path.sep).join("/");
  if (/(^|\/)\.(?!\.)/.test(relativePath)) return true;
  const source = sourceAt(relativePath);
  if (source && "folder" in source && !isUsed(source.folder)) return true;
  return /\.json$/i.test(relativePath) && source === undefined;
}
