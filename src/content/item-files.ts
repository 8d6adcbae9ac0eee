import { kinds, singletons } from "../model/content-model";
import type { Kind, Singleton } from "../model/kind";
import { originalOf } from "./translations/translation-files";
import type { TreeEntry } from "./content-tree";

export function extensionOf(source: Kind | Singleton): string {
  return "format" in source && source.format === "markdown" ? ".md" : ".json";
}

/** The name of a file of this source, without its folder and its extension. */
export function nameOf(source: Kind | Singleton, file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -extensionOf(source).length);
}

/** True if an entry of a kind's folder is an item, not the translation of one. */
export function isItemFile(kind: Kind, { name }: Pick<TreeEntry, "name">): boolean {
  return name.endsWith(extensionOf(kind)) && !isIgnored(name) && originalOf(name) === undefined;
}

/** True if an entry of a kind's folder is the translation of an item in another file. */
export function isTranslationFile(kind: Kind, { name }: Pick<TreeEntry, "name">): boolean {
  return kind.format === "markdown" && !isIgnored(name) && originalOf(name) !== undefined;
}

/** Files that may be anywhere: hidden ones such as `.gitkeep`, and README.md. */
export function isIgnored(name: string): boolean {
  return name.startsWith(".") || /^readme\./i.test(name);
}

/** The kind or the site file that a path of the content belongs to; undefined for any other file. */
export function sourceOfFile(file: string): Kind | Singleton | undefined {
  const singleton = singletons.find((each) => each.file === file);
  if (singleton) return singleton;
  const [folder = "", name = "", ...deeper] = file.split("/");
  const kind = kinds.find((each) => each.folder === folder);
  return kind && deeper.length === 0 && isItemFile(kind, { name }) ? kind : undefined;
}
