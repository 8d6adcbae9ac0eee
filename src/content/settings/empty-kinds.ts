import { statSync } from "node:fs";
import path from "node:path";
import { isScheduled } from "../../domain/publication/publication";
import { kinds } from "../../model/content-model";
import { foldersWith, type Folder } from "../../model/descriptors";
import { isPublished, type Kind } from "../../model/kind";
import { partOf } from "../../model/parts";
import { isItemFile } from "../item-files";
import { readSource } from "../read/read-source";
import { readTextFile } from "../read/read-text-file";
import { namesIn } from "./names-in";

/** The kinds with a list on which there is nothing at `now`. */
export function emptyKinds(contentDirectory: string, now: Date): Folder[] {
  const filled = new Set(
    kinds.filter((kind) => hasItem(contentDirectory, kind, now)).map(({ folder }) => partOf(folder)),
  );
  return foldersWith("list").filter((folder) => !filled.has(folder));
}

/** Whether any item of a kind is published; the first one decides, so that thousands need not be read. */
function hasItem(contentDirectory: string, kind: Kind, now: Date): boolean {
  const folder = path.join(contentDirectory, kind.folder);
  return namesIn(folder).some((name) => isItemFile(kind, { name }) && isShown(path.join(folder, name), kind, now));
}

function isShown(file: string, kind: Kind, now: Date): boolean {
  try {
    // Reading a pipe would wait forever.
    if (!statSync(file).isFile()) return true;
    const { fields } = readSource(kind, readTextFile(file));
    return isPublished(kind, fields) && !isScheduled(fields, now);
  } catch {
    // The content check reports it.
    return true;
  }
}
