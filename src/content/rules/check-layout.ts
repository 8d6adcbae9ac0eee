import path from "node:path";
import { closestName } from "../../model/check/closest-name";
import { kinds, singletons, writtenFiles } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { quote } from "../../model/check/sentence";
import { shownFile } from "../content";
import type { ContentTree, TreeEntry } from "../content-tree";
import type { Diagnostic } from "../../model/check/diagnostic";
import { originalOf } from "../translations/translation-files";
import { extensionOf, isItemFile, isIgnored } from "../item-files";
import { inNaturalOrder } from "../../domain/text/natural-order";
import { isTooLongForName, portableNameError } from "../../model/values/file-name";
import { t } from "../../words/t";

/** Files and folders that look like content but are not read because of their place or name. */
export function checkLayout(tree: ContentTree): Diagnostic[] {
  return [
    ...kinds.flatMap((kind) => [
      ...kindThatIsNoFolder(tree, kind),
      ...unreadFiles(tree, kind),
      ...nestedFiles(tree, kind),
    ]),
    ...misspeltFolders(tree),
    ...misspeltSiteFiles(tree),
    ...misplacedFiles(tree),
  ];
}

function warning(file: string, message: string): Diagnostic {
  return { code: "ignored-file", severity: "warning", file, path: "", message };
}

function unread(place: string): string {
  return t("will not be read, expected {place}", { place });
}

function kindThatIsNoFolder({ folders }: ContentTree, { folder, plural }: Kind): Diagnostic[] {
  const entry = folders
    .get("")
    ?.find(({ path: file, type }) => file === folder && (type === "file" || type === "other"));
  const message = t("is a file, expected a folder that contains {items}", { items: plural.toLowerCase() });
  return entry ? [{ code: "unreadable-file", severity: "error", file: folder, path: "", message }] : [];
}

/** Files whose extension is misspelled, is that of the other format, or has been extended by Notepad. */
function unreadFiles({ folders }: ContentTree, kind: Kind): Diagnostic[] {
  const looksLikeContent = /\.(?:json|jsonc|json5|ya?ml|md|mdx|markdown)(?:\.txt)?$/i;
  return (folders.get(kind.folder) ?? [])
    .filter((entry) => entry.type === "file" && looksLikeContent.test(entry.name))
    .filter((entry) => !isItemFile(kind, entry) && !isIgnored(entry.name) && originalOf(entry.name) === undefined)
    .map(({ path: file }) => {
      const ending = `'${extensionOf(kind)}'`;
      return warning(file, t("will not be read, expected a name that ends with {ending}", { ending }));
    });
}

function nestedFiles(tree: ContentTree, kind: Kind): Diagnostic[] {
  return [...tree.folders.keys()]
    .filter((folder) => folder.startsWith(`${kind.folder}/`))
    .flatMap((folder) => tree.folders.get(folder) ?? [])
    .filter((entry) => entry.type === "file" && isItemFile(kind, entry))
    .map((entry) => warning(entry.path, unread(shownFile(tree, `${kind.folder}/${entry.name}`))));
}

function misspeltFolders({ folders }: ContentTree): Diagnostic[] {
  const names = [...kinds.map(({ folder }) => folder), "site", "media", ...writtenFolders];
  return misspelt(folders.get("") ?? [], "folder", names).map(({ entry, meant }) =>
    warning(entry.path, t("is not a folder that the site reads, expected {name}?", { name: quote(meant) })),
  );
}

function misspeltSiteFiles({ folders }: ContentTree): Diagnostic[] {
  const names = singletons.map(({ file }) => path.posix.basename(file));
  return misspelt(folders.get("site") ?? [], "file", names).map(({ entry, meant }) =>
    warning(entry.path, t("will not be read, expected {name}?", { name: quote(meant) })),
  );
}

const writtenFolders = writtenFiles.map(({ file }) => path.posix.dirname(file)).filter((folder) => folder !== ".");

function misplacedFiles({ folders }: ContentTree): Diagnostic[] {
  const messages = new Map([
    ...kinds.map(
      ({ folder }) =>
        [
          `${folder}.json`,
          t("will not be read, expected a file for each item in {folder}", { folder: `${folder}/` }),
        ] as const,
    ),
    ...singletons.map(({ file }) => [path.posix.basename(file), unread(file)] as const),
  ]);
  return (folders.get("") ?? []).flatMap(({ name, path: file, type }) => {
    const message = messages.get(name);
    return type === "file" && message !== undefined ? [warning(file, message)] : [];
  });
}

function misspelt(entries: readonly TreeEntry[], type: TreeEntry["type"], names: readonly string[]) {
  return entries
    .filter((entry) => entry.type === type && !names.includes(entry.name) && !isIgnored(entry.name))
    .flatMap((entry) => {
      const meant = closestName(entry.name.replace(/\.txt$/i, ""), names);
      return meant === undefined ? [] : [{ entry, meant }];
    });
}

/** Finds files and folders whose names other computers can't store, can't tell apart, or show differently. */
export function checkFileNames(tree: ContentTree): Diagnostic[] {
  return [...tree.folders.values()].flatMap((entries) => [
    ...entries.flatMap(({ path, name }) => diagnosticOf(path, portableNameError(name))),
    ...sameNames(tree, entries),
  ]);
}

/** The names in a folder that are the same to disks that ignore case and the form of accents. */
function sameNames(tree: ContentTree, entries: readonly TreeEntry[]): Diagnostic[] {
  const owners = new Map<string, TreeEntry>();
  return entries
    .toSorted((a, b) => inNaturalOrder(a.name, b.name))
    .flatMap((entry) => {
      const key = diskKey(entry.name);
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, entry);
        return [];
      }
      const isForm = entry.name.normalize("NFC") === owner.name.normalize("NFC");
      const other = shownFile(tree, owner.path);
      const message = isForm
        ? t(
            "differs from {other} only in how its accents are stored, which Windows and macOS take for one file, expected names that differ in more",
            { other },
          )
        : t(
            "differs from {other} only in upper and lower case, which Windows and macOS take for one file, expected names that differ in more",
            { other },
          );
      return diagnosticOf(entry.path, message, owner.path);
    });
}

/** In upper case, since the two forms of the Greek sigma, and ß and ss, differ only in lower case. */
function diskKey(name: string): string {
  return name.normalize("NFC").toUpperCase().normalize("NFC");
}

function diagnosticOf(file: string, message: string | undefined, other?: string): Diagnostic[] {
  if (message === undefined) return [];
  const related = other !== undefined && { related: [other] };
  return [{ code: "invalid-name", severity: severityOf(file), file, path: "", message, ...related }];
}

/** Version 1 accepted any readable name of a file in media/, so these become errors only in version 3. */
function severityOf(file: string): Diagnostic["severity"] {
  const isUnreadable = /[\\\n\r]/.test(file) || isTooLongForName(path.posix.basename(file));
  return file.startsWith("media/") && !isUnreadable ? "warning" : "error";
}
