import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { reservedNameError, nameLengthError } from "../../model/values/file-name";
import { isKind, type Draft } from "./draft";
import { fileNameOf } from "./file-name";

/** The name of the file of a new item, which is made of its title or its id; empty where that gives none. */
export function newName({ source, fields }: Draft): string {
  const naming = isKind(source) && source.format === "markdown" ? fields.title : fields.id;
  return typeof naming === "string" || typeof naming === "number" ? fileNameOf(String(naming)) : "";
}

/** The errors of the field that names a new item. */
export function newNameDiagnostics(draft: Draft): FieldDiagnostic[] {
  const { source, fields } = draft;
  if (!isKind(source)) return [];
  return source.format === "markdown" ? titleDiagnostics(fields.title, newName(draft)) : idDiagnostics(draft);
}

/** A title that no address can be made of. */
function titleDiagnostics(title: unknown, name: string): FieldDiagnostic[] {
  if (typeof title !== "string") return [];
  const error = titleError(title, name);
  return error === undefined ? [] : [{ code: "invalid-name", severity: "error", path: "title", message: error }];
}

function titleError(title: string, name: string): string | undefined {
  if (name === "") return `is ${quote(title)}, expected letters or digits, for its address`;
  if (reservedNameError(name) !== undefined)
    return `is ${quote(title)}, expected another title: the address ${quote(name)} is reserved`;
  return nameLengthError(name);
}

/** An id that can't be a file's name unchanged. */
function idDiagnostics(draft: Draft): FieldDiagnostic[] {
  const { source, fields } = draft;
  const name = newName(draft);
  if (!isKind(source) || source.idKind !== "slug") return [];
  if (typeof fields.id !== "string" || fields.id === name || name === "") return [];
  const message = `is ${quote(fields.id)}, expected ${quote(name)}: an id is the name of a file, in lower-case letters`;
  return [{ code: "mismatched-id", severity: "error", path: "id", message }];
}
