import type { ContentItem } from "../../content/content";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { kinds } from "../../model/content-model";
import { descriptors, hasFeature } from "../../model/descriptors";
import type { Kind } from "../../model/kind";
import { FIRST_NEW_MEMBER, member } from "../../model/kinds/member";
import { isUsed } from "../../model/parts";
import { nameLengthError, isTooLongForName, reservedNameError, isSlug } from "../../model/values/file-name";
import { isKind, type Draft } from "./draft";
import type { Library } from "./library";
import { t } from "../../words/t";

export function newName({ source, fields }: Draft): string {
  const naming = isKind(source) && source.format === "markdown" ? fields.title : fields.id;
  return typeof naming === "string" || typeof naming === "number" ? fileNameOf(String(naming)) : "";
}

export function newNameDiagnostics(draft: Draft): FieldDiagnostic[] {
  const { source, fields } = draft;
  if (!isKind(source)) return [];
  return source.format === "markdown" ? titleDiagnostics(fields.title, newName(draft)) : [];
}

function titleDiagnostics(title: unknown, name: string): FieldDiagnostic[] {
  if (typeof title !== "string") return [];
  const error = titleError(title, name);
  return error === undefined ? [] : [{ code: "invalid-name", severity: "error", path: "title", message: error }];
}

function titleError(title: string, name: string): string | undefined {
  if (name === "") return t("is {title}, expected letters or digits, for its address", { title: quote(title) });
  if (reservedNameError(name) !== undefined)
    return t("is {title}, expected another title: the address {address} is reserved", {
      title: quote(title),
      address: quote(name),
    });
  return nameLengthError(name);
}

/** The number for a new item of a kind: one more than its highest, unless a kind with the same addresses has that. */
export async function nextNumber(kind: Kind, library: Library): Promise<number> {
  const { items, unread } = await library.read([kind, ...kindsAt(kind)]);
  const all = [...items, ...unread];
  const taken = new Set(numbersOf(all));
  const own = numbersOf(all.filter(({ source }) => source === kind));
  let number = Math.max(kind === member ? FIRST_NEW_MEMBER : 1, ...own.map((each) => each + 1));
  while (taken.has(number)) number += 1;
  return number;
}

function kindsAt({ folder }: Kind): readonly Kind[] {
  if (!hasFeature(folder, "item")) return [];
  const address = descriptors[folder].item;
  return kinds.filter(
    (other) =>
      other.folder !== folder &&
      isUsed(other.folder) &&
      hasFeature(other.folder, "item") &&
      descriptors[other.folder].item === address,
  );
}

function numbersOf(items: readonly (Pick<ContentItem, "name"> & Partial<ContentItem>)[]): number[] {
  return items.flatMap(({ name, fields }) => [Number(name), Number(fields?.id)]).filter(Number.isSafeInteger);
}

/** In characters: the longest id made from a title, since addresses should be readable. */
const LONGEST = 60;

const TRIES = 1000;

/**
 * The id of a new item, made from its title, with a number if another item has that id. Empty if no id can be made from
 * the title.
 */
export function idFromTitle(title: string, taken: ReadonlySet<string>): string {
  const words = shortened(fileNameOf(title.normalize("NFC")));
  if (words === "") return "";
  const isFree = (id: string) => isSlug(id) && !taken.has(id);
  const numbers = Array.from({ length: TRIES }, (_each, index) => index + 2);
  return [words, ...numbers.map((number) => `${words}-${number}`)].find(isFree) ?? "";
}

function shortened(words: string): string {
  const text = nameOfLength(words, LONGEST);
  return text === words || words[text.length] === "-" ? text : text.replace(/-[^-]*$/, "");
}

/** The beginning of a name, short enough for all disks, even with a number. A letter and its marks stay together. */
export function nameOfLength(name: string, most: number): string {
  const letters = (name.match(/\P{M}\p{M}*/gu) ?? []).slice(0, most);
  while (isTooLongForName(`${letters.join("")}-${TRIES}`)) letters.pop();
  return letters.join("");
}

/**
 * The name of the file of a new entry, made from a text: lower-case letters of any script, with hyphens instead of
 * characters that can't be in an address. Apostrophes and invisible characters, such as the joiners in Bangla, are left
 * out.
 */
export function fileNameOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘]|\p{Cf}|\p{Variation_Selector}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^[\p{M}_-]+|-$/gu, "");
}
