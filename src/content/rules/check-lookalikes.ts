import unhomoglyph from "unhomoglyph";
import { foldCase } from "../../domain/text/letters";
import { kinds } from "../../model/content-model";
import type { Diagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { inClaimOrder, itemId, itemsOf, shownFile, type Content, type ContentItem } from "../content";
import { member } from "../../model/kinds/member";
import { normalised } from "../../model/schema/normalise";
import { rollKey } from "./roll-key";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

/** Warnings about ids that people take for another: a Cyrillic `а` looks like a Latin one, and `0` like `O`. */
export function checkLookalikes(content: Content): Diagnostic[] {
  return kinds.flatMap((kind) => {
    if (kind.idKind === "number") return [];
    const owners = new Map<string, { readonly id: string; readonly file: string }>();
    return inClaimOrder(itemsOf(content, kind), content).flatMap((item) => {
      const id = itemId(item)?.normalize("NFC");
      if (id === undefined) return [];
      const shape = foldCase(unhomoglyph(id));
      const owner = owners.get(shape);
      if (owner === undefined) owners.set(shape, { id, file: item.file });
      // An id that another item has is an error.
      else if (foldCase(owner.id) !== foldCase(id)) return looksLike(item, id, owner, content);
      return mixesScripts(item, id);
    });
  });
}

function looksLike(item: ContentItem, id: string, owner: { id: string; file: string }, { tree }: Content) {
  const message = t(
    "{found}, which looks like the id {other} of {file}, expected an id that can be told apart from it",
    { found: subject(item, id), other: quote(owner.id), file: shownFile(tree, owner.file) },
  );
  return [warning(item, message, owner.file)];
}

function mixesScripts(item: ContentItem, id: string): Diagnostic[] {
  const letters = disguisedLetters(id).map((letter) => `'${letter}'`);
  if (letters.length === 0) return [];
  const message = t(
    "{found}, in which {letters} {count, plural, one {looks like a Latin letter but is another} other {look like Latin letters but are others}}, expected letters of one script",
    { found: subject(item, id), letters: commaText(letters), count: letters.length },
  );
  return [warning(item, message)];
}

/** The letters of an id that look Latin but are not, where nothing shows it: in a Latin word, or if all letters are so. */
function disguisedLetters(id: string): readonly string[] {
  const words = id.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isLatin = (letter: string) => /^[\p{Script=Latin}\p{M}]$/u.test(letter);
  const isAllLatinLooking = Array.from(words.join("")).every((letter) => isLatin(letter) || isDisguised(letter));
  const suspicious = words.filter((word) => isAllLatinLooking || /[a-z]/i.test(word));
  return [...new Set(Array.from(suspicious.join("")).filter(isDisguised))];
}

/** True for a letter that is drawn like one of the English alphabet, such as the Greek `ο`, or `ｏ` of full width. */
function isDisguised(letter: string): boolean {
  const isOwn = /\p{Script=Latin}/u.test(letter) && letter.normalize("NFKC") === letter;
  return !isOwn && /\p{L}/u.test(letter) && /^[a-z]$/i.test(unhomoglyph(letter));
}

function subject({ body }: ContentItem, id: string): string {
  return body === undefined ? t("is {value}", { value: quote(id) }) : t("has the slug {slug}", { slug: quote(id) });
}

function warning({ file, body }: ContentItem, message: string, other?: string): Diagnostic {
  const path = body === undefined ? "id" : "";
  return { code: "doubtful-id", severity: "warning", file, path, message, ...(other && { related: [other] }) };
}

/** Warnings about members with the roll of another: the import takes them for one person, and one of them can't sign in. */
export function checkRolls(content: Content): Diagnostic[] {
  const owners = new Map<string, string>();
  return inClaimOrder(itemsOf(content, member), content).flatMap(({ file, fields }): Diagnostic[] => {
    const { roll } = normalised(member.schema, fields);
    const key = rollKey(fields);
    if (typeof roll !== "string" || key === "") return [];
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    const message = t("is {value}, which {file} already has, expected a roll that no other member has", {
      value: quote(roll),
      file: shownFile(content.tree, owner),
    });
    return [{ code: "doubtful-value", severity: "warning", file, path: "roll", related: [owner], message }];
  });
}

/** Warnings about items of one kind with the same title, day and time: most were entered twice. */
export function checkTwins(content: Content): Diagnostic[] {
  const timed = kinds.filter(({ schema }) => ["title", "date", "time"].every((name) => name in schema.shape));
  return timed.flatMap((kind) => {
    const first = new Map<string, string>();
    return inClaimOrder(itemsOf(content, kind), content).flatMap(({ file, fields }): Diagnostic[] => {
      const { title, date, time } = normalised(kind.schema, fields);
      if (typeof title !== "string" || typeof date !== "string") return [];
      const key = [foldCase(title), date, time].map((each) => String(each).trim()).join("\n");
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, file);
        return [];
      }
      const message = t(
        "is the title of {file} too, which has the same date and time, expected one file for each {kind, select, workshops {workshop} upcoming {upcoming item} other {event}}",
        { file: shownFile(content.tree, other), kind: kind.folder },
      );
      return [{ code: "doubtful-value", severity: "warning", file, path: "title", message, related: [other] }];
    });
  });
}
