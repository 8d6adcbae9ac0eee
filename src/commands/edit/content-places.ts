import { lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { kinds } from "../../model/content-model";
import { sourceOfFile } from "../../content/item-files";
import { ContentError } from "../../content/read/file-text";
import { readSource } from "../../content/read/read-source";
import { readTextFile } from "../../content/read/read-file";
import { originalOf } from "../../content/translations/translation-files";
import { t } from "../../words/t";

/** The kind or the site file of a file that the editor reads and writes; for a translation, that of its article. */
const sourceIn = (inner: string) => sourceOfFile(originalOf(inner) ?? inner);

/** The folders of the editor's requests; both are absolute. */
export interface EditedFolders {
  /** The folder to which the paths of requests are relative. */
  readonly repository: string;
  /** The content folder, which is in the repository or the same folder. */
  readonly content: string;
}

export type Place = "entry" | "entry folder" | "media file" | "media folder";

// Hidden names are not allowed, since `.git` may be in the content folder.
const mediaFile = /^media(?:\/[^/.][^/]*)+$/;

const layout: Readonly<Record<Place, (inner: string) => boolean>> = {
  entry: (inner) => sourceIn(inner) !== undefined,
  "entry folder": (inner) => kinds.some(({ folder }) => folder === inner),
  "media file": (inner) => mediaFile.test(inner),
  "media folder": (inner) => inner === "media" || mediaFile.test(inner),
};

/**
 * True if a path of a request is a place of the content that the editor shows. This is also checked on the disk:
 * neither links in the content folder nor `..` may lead out of it.
 */
export function isPlaceOfContent(folders: EditedFolders, place: Place, given: string): boolean {
  // Names in the editor contain no control characters, and disks refuse some of them.
  if (/\p{Cc}/u.test(given)) return false;
  const file = path.resolve(folders.repository, given);
  const realFile = realPath(file);
  const realContent = realPath(folders.content);
  return (
    layout[place](inside(folders.content, file)) &&
    realFile !== undefined &&
    realContent !== undefined &&
    layout[place](inside(realContent, realFile))
  );
}

/** The first link in a folder that leads elsewhere, as a path like that of the folder; a listing would follow it. */
export function linkOutOfContent(folders: EditedFolders, place: Place, givenFolder: string): string | undefined {
  const folder = path.resolve(folders.repository, givenFolder);
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => `${givenFolder}/${name}`)
    .find((file) => !isPlaceOfContent(folders, place, file));
}

/** Why an entry must not be written: an unreadable file may contain something that its author still needs. */
export function unreadableError(folders: EditedFolders, given: string): string | undefined {
  const file = path.resolve(folders.repository, given);
  const source = sourceIn(inside(folders.content, file));
  if (!source || !lstatSync(file, { throwIfNoEntry: false })) return undefined;
  try {
    readSource(source, readTextFile(file));
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return t("is {file}, a file that can't be read and would be lost: correct or delete it first", {
      file: `'${given}'`,
    });
  }
}

function inside(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join("/");
}

/** Where a path leads when links are followed; the file itself need not exist. Undefined for a broken link. */
function realPath(file: string): string | undefined {
  try {
    if (lstatSync(file, { throwIfNoEntry: false })) return realpathSync(file);
  } catch {
    return undefined;
  }
  const folder = realPath(path.dirname(file));
  return folder === undefined ? undefined : path.join(folder, path.basename(file));
}
