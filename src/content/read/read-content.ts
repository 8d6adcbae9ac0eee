import path from "node:path";
import { kinds, singletons, writtenFiles } from "../../model/content-model";
import { isFileOf, type Kind, type Singleton } from "../../model/kind";
import { textLimits } from "../../model/check/text-error";
import { fieldsOf } from "../../model/schema/schema-fields";
import type { Content, ContentItem, UnreadFile } from "../content";
import { ContentError } from "./file-text";
import { readContentTree, type ContentTree, type TreeEntry } from "../content-tree";
import type { Diagnostic } from "../../model/check/diagnostic";
import { isItemFile, isTranslationFile, nameOf } from "../item-files";
import { checkDraftTranslations, joinTranslationFiles, originalOf } from "../translations/translation-files";
import { readSource } from "./read-source";
import { readTextFile } from "./read-file";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

const unreadable = { code: "unreadable-file", severity: "error" } as const;

export function contentIn(directory: string): Content {
  return readContent(readContentTree(directory)).content;
}

/** Reads every item and every site file of a tree, each once. */
export function readContent(tree: ContentTree): { content: Content; diagnostics: Diagnostic[] } {
  const items: ContentItem[] = [];
  const unread: UnreadFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { source, entry, name } of contentFiles(tree)) {
    try {
      items.push({ source, file: entry.path, name, ...readItem(tree, source, entry) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      unread.push({ source, name });
      // Broken links were reported while the tree was listed.
      if (entry.type !== "broken")
        diagnostics.push({ ...unreadable, file: entry.path, path: error.place, message: error.message });
    }
  }
  const content = { tree, items: joinTranslationFiles(items), unread };
  return { content, diagnostics: [...diagnostics, ...checkDraftTranslations(items), ...missingSingletons(tree)] };
}

interface ContentFile {
  readonly source: Kind | Singleton;
  readonly entry: TreeEntry;
  readonly name: string;
}

function contentFiles({ folders }: ContentTree): ContentFile[] {
  const items = kinds.flatMap((source) =>
    (folders.get(source.folder) ?? [])
      .filter((entry) => isItemFile(source, entry) || isTranslationFile(source, entry))
      .map((entry) => ({ source, entry, name: nameOf(source, originalOf(entry.name) ?? entry.name) })),
  );
  const siteFiles = [...singletons, ...writtenFiles].flatMap((source) =>
    (folders.get(folderOf(source)) ?? [])
      .filter((entry) => isFileOf(source, entry.path))
      .map((entry) => ({ source, entry, name: nameOf(source, entry.path) })),
  );
  return [...items, ...siteFiles];
}

/** The folder of a file as the tree names it; the root is an empty text. */
function folderOf({ file }: Pick<Singleton, "file">): string {
  return path.posix.dirname(file).replace(/^\.$/, "");
}

function readItem({ directory }: ContentTree, source: Kind | Singleton, { path: file, type }: TreeEntry) {
  if (type !== "file")
    throw new ContentError(
      type === "folder" ? t("is a folder, expected a file") : t("is not a regular file, expected a file"),
    );
  const isWritten = writtenFiles.some((written) => written === source);
  return readSource(source, readTextFile(path.join(directory, file), isWritten ? Infinity : textLimits.fileBytes));
}

function missingSingletons({ folders }: ContentTree): Diagnostic[] {
  const isThere = (file: string) => folders.get(folderOf({ file }))?.some((entry) => entry.path === file);
  return singletons
    .filter(({ required, file }) => required && !isThere(file))
    .map(({ file, schema }) => ({
      code: "missing-file",
      severity: "error",
      file,
      path: "",
      message: t("is missing, expected a file with {names}", { names: requiredNames(schema) }),
    }));
}

function requiredNames(schema: Singleton["schema"]): string {
  const required = fieldsOf(schema).filter((field) => field.required);
  return commaText(required.map(({ name }) => name));
}
