import { accessSync, constants, readdirSync, realpathSync, statSync, type Dirent } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../model/check/diagnostic";
import { errorCode, fileErrorMessage } from "./read/file-error-message";
import { t } from "../words/t";

/** A name in a folder of the tree; `broken` is a link that can't be followed, or a file that can't be read. */
export interface TreeEntry {
  readonly name: string;
  readonly path: string;
  readonly type: "file" | "folder" | "other" | "broken";
}

/** All files of a content tree, listed once, so that checking references needs no disk access. */
export interface ContentTree {
  readonly directory: string;
  /** The names in each folder; the root is the empty text. */
  readonly folders: ReadonlyMap<string, readonly TreeEntry[]>;
  /** The path of every file, including those behind links. */
  readonly files: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Walks a folder that exists. Links are followed unless they lead outside or in a circle. */
export function readContentTree(directory: string): ContentTree {
  const root = realpathSync(directory);
  const walk = new TreeWalk(root);
  walk.visit("", [root]);
  return { directory, folders: walk.folders, files: walk.files, diagnostics: walk.diagnostics };
}

class TreeWalk {
  readonly folders = new Map<string, readonly TreeEntry[]>();
  readonly files = new Set<string>();
  readonly diagnostics: Diagnostic[] = [];
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** @param ancestors the real paths from the root to this folder, itself included */
  visit(folder: string, ancestors: readonly string[]): void {
    const real = ancestors.at(-1) ?? this.root;
    const entries: TreeEntry[] = [];
    for (const dirent of this.list(folder, real)) {
      const entryPath = folder === "" ? dirent.name : `${folder}/${dirent.name}`;
      const place = path.join(real, dirent.name);
      const parents = isContentName(dirent.name) ? ancestors : [];
      const target = dirent.isSymbolicLink() ? this.targetOf(entryPath, place, parents) : place;
      const type = target === undefined ? "broken" : this.typeOf(entryPath, dirent, target);
      entries.push({ name: dirent.name, path: entryPath, type });
      // A broken entry is reported once, so references to it are not reported.
      if (type === "file" || type === "broken") this.files.add(entryPath);
      if (type === "folder" && target !== undefined && isContentName(dirent.name))
        this.visit(entryPath, [...ancestors, target]);
    }
    this.folders.set(folder, entries);
  }

  private list(folder: string, real: string): Dirent[] {
    try {
      // Disks list folders in different orders.
      return readdirSync(real, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      this.fail(folder, fileErrorMessage("folder", error));
      return [];
    }
  }

  /**
   * The target of a link; undefined, with a diagnostic, if it does not exist, is outside the tree, or contains the link:
   * Gatsby would follow it without end.
   */
  private targetOf(entryPath: string, place: string, parents: readonly string[]): string | undefined {
    const target = realPathOf(place);
    const wrong = this.wrongTarget(target, parents);
    if (wrong === undefined) return target;
    this.fail(entryPath, wrong);
    return undefined;
  }

  private wrongTarget(target: string | undefined, parents: readonly string[]): string | undefined {
    if (target === undefined) return t("is a symbolic link to nothing, expected a file or a folder inside it");
    if (parents.includes(target))
      return t("is a symbolic link that leads in a circle, expected a file or a folder inside it");
    const isInside = target === this.root || target.startsWith(this.root + path.sep);
    return isInside
      ? undefined
      : t("is a symbolic link that leads out of the content folder, expected a file or a folder inside it");
  }

  /** Gatsby stops at any file that it may not read, whether or not an item names it. */
  private typeOf(entryPath: string, dirent: Dirent, target: string): TreeEntry["type"] {
    const type = typeOf(dirent, target);
    if (type !== "file" || !isContentName(dirent.name)) return type;
    try {
      accessSync(target, constants.R_OK);
      return type;
    } catch (error) {
      // Node can't read a name that is not UTF-8; Gatsby leaves such a file out.
      if (errorCode(error) === "ENOENT") return type;
      this.fail(entryPath, fileErrorMessage("file", error));
      return "broken";
    }
  }

  private fail(file: string, message: string): void {
    this.diagnostics.push({ code: "unreadable-file", severity: "error", file, path: "", message });
  }
}

function realPathOf(place: string): string | undefined {
  try {
    return realpathSync(place);
  } catch {
    return undefined;
  }
}

function typeOf(dirent: Dirent, target: string): TreeEntry["type"] {
  const stats = dirent.isSymbolicLink() ? statSync(target, { throwIfNoEntry: false }) : dirent;
  if (stats?.isFile()) return "file";
  return stats?.isDirectory() ? "folder" : "other";
}

/** A repository whose root is the content may have `.git` and `node_modules`. */
function isContentName(name: string): boolean {
  return !name.startsWith(".") && name !== "node_modules";
}

/** Why a path can't be opened as a folder of content; undefined if it can. */
export function folderError(directory: string): string | undefined {
  try {
    const stats = statSync(directory, { throwIfNoEntry: false });
    if (stats === undefined) return t("does not exist, expected a folder of content");
    return stats.isDirectory() ? undefined : t("is not a folder, expected a folder of content");
  } catch (error) {
    return fileErrorMessage("folder", error);
  }
}

/** The files of a folder that is served unchanged, as paths of the site; empty if there is no such folder. */
export function staticPaths(directory: string): ReadonlySet<string> {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  return new Set([...readContentTree(directory).files].map((file) => `/${file}`));
}
