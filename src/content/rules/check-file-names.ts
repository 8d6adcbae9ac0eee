import { inNaturalOrder } from "../../domain/text/natural-order";
import type { Diagnostic } from "../../model/check/diagnostic";
import { portableNameError } from "../../model/files/portable-name";
import { shownFile } from "../content";
import type { ContentTree, TreeEntry } from "../content-tree";

/** Finds files and folders whose names other computers can't store, can't tell apart, or show differently. */
export function checkFileNames(tree: ContentTree): Diagnostic[] {
  return [...tree.folders.values()].flatMap((entries) => [
    ...entries.flatMap(({ path, name }) => diagnosticOf(path, portableNameError(name))),
    ...sameNames(tree, entries),
  ]);
}

/** The names of a folder that are one name to disks that ignore capital letters and the form of accents. */
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
      const how = isForm ? "how its accents are stored" : "upper and lower case";
      const message = `differs from ${shownFile(tree, owner.path)} only in ${how}, which Windows and macOS take for one file, expected names that differ in more`;
      return diagnosticOf(entry.path, message, owner.path);
    });
}

/** Capital letters undo what small ones tell apart: the two forms of the Greek sigma, and ß and ss. */
function diskKey(name: string): string {
  return name.normalize("NFC").toUpperCase().normalize("NFC");
}

function diagnosticOf(file: string, message: string | undefined, other?: string): Diagnostic[] {
  if (message === undefined) return [];
  const related = other !== undefined && { related: [other] };
  return [{ code: "invalid-name", severity: "error", file, path: "", message, ...related }];
}
