import { kinds } from "../../model/content-model";
import type { JsonObject } from "../../model/schema/json-object";
import { lastPartOf } from "../decap/repository-files";

/** In characters: the longest name, without its number. */
const LONGEST = 60;

/**
 * The words that the names of an item's photos begin with: its id, of which a number says the kind as well. An item that has none
 * yet gives its title, else its kind.
 *
 * @param folder that of its kind
 */
export function photoSubject(folder: string, fields: JsonObject): string {
  const kind = plainName(kinds.find((each) => each.folder === folder)?.singular ?? "") || "photo";
  const id = plainName(textOf(fields.id));
  if (id !== "") return /^\d+$/.test(id) ? `${kind}-${id}` : id;
  return plainName(textOf(fields.title)) || kind;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Small letters of English, digits and hyphens: what every computer takes as a name. */
function plainName(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return plain.slice(0, LONGEST).replace(/^-|-$/g, "");
}

/**
 * Names for some photos, without an extension: the subject and a number, beginning after the highest that is taken.
 *
 * @param taken paths of files, whatever they end with
 */
export function photoNames(subject: string, count: number, taken: Iterable<string>): string[] {
  let highest = 0;
  for (const path of taken) {
    const name = lastPartOf(path).toLowerCase();
    const number = /^(\d{1,6})(?:\.|$)/.exec(name.startsWith(`${subject}-`) ? name.slice(subject.length + 1) : "")?.[1];
    highest = Math.max(highest, Number(number ?? 0));
  }
  return Array.from({ length: count }, (_, index) => `${subject}-${highest + index + 1}`);
}
