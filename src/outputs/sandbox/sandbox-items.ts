import type { z } from "zod";
import { articleFormat } from "../../content/read/file-formats";
import { referencedFiles } from "../../content/rules/item-targets";
import { TRANSLATIONS, translationsOf } from "../../content/translations/translate-fields";
import { withoutContacts } from "../../domain/text/contacts-in-text";
import { isShownAt } from "../../domain/publication/publication";
import { clubTimeZone } from "../../domain/time/club-time";
import { startsInFuture } from "../../domain/time/occurrences";
import { scheduleOf } from "../../domain/time/schedule-of";
import { singletons } from "../../model/content-model";
import { club } from "../../model/site/club";
import { upcomingItem } from "../../model/kinds/upcoming-item";
import type { Content, ContentItem } from "../../content/content";
import { factsOf } from "../../model/fields/field-kinds";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { type Field, fieldsOf, groupSchemaOf } from "../../model/schema/schema-fields";

export interface SandboxItem {
  /** From the root of the content, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** The files of the content that it uses. */
  readonly references: ReadonlySet<string>;
}

/**
 * The content of the sandbox: the items that the site shows, with the fields of the model, and invented addresses and
 * numbers instead of personal ones.
 *
 * @param now decides which upcoming items are over, and which items are not published yet
 */
export function sandboxItems({ items }: Content, now: Date): SandboxItem[] {
  const known = clubContacts(items.find(({ source }) => source === club)?.fields ?? {});
  const change = (text: string) => withoutContacts(text, known);
  return items
    .filter((item) => isShown(item, now))
    .flatMap((item) => [item, ...(item.translationFiles?.values() ?? [])])
    .map((item) => sandboxItem(item, change));
}

function isShown({ source, fields }: ContentItem, now: Date): boolean {
  if (source === upcomingItem) return startsInFuture(scheduleOf(fields), now);
  const isEdited = "folder" in source || singletons.includes(source);
  return isEdited && isShownAt(source, fields, now, clubTimeZone());
}

function sandboxItem(item: ContentItem, change: (text: string) => string): SandboxItem {
  const { schema } = item.source;
  const translations = [...translationsOf(item)].map(
    ([language, words]) => [language, publicWords(schema, words, change)] as const,
  );
  const fields = {
    ...publicFields(schema, item.fields, change),
    ...(translations.length > 0 && { [TRANSLATIONS]: Object.fromEntries(translations) }),
  };
  const body = item.body === undefined ? undefined : change(item.body);
  return {
    file: item.file,
    text: body === undefined ? `${JSON.stringify(fields, null, 2)}\n` : articleFormat.toFile({ ...fields, body }),
    references: referencedFiles({ ...item, fields, ...(body !== undefined && { body }) }),
  };
}

/**
 * The fields of an item that the model knows, in its spelling, without the personal ones.
 *
 * @param change returns the new text or link for each
 */
export function publicFields(schema: z.ZodObject, item: JsonObject, change: (text: string) => string): JsonObject {
  const values = normalised(schema, item);
  const shown = fieldsOf(schema).filter(({ info }) => info.isPersonal !== true);
  const entries = shown.map((field) => [field.name, publicValue(field, values[field.name], change)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The same for a translation, in which list entries keep their positions. */
function publicWords(schema: z.ZodObject, words: JsonObject, change: (text: string) => string): JsonObject {
  const shown = fieldsOf(schema).filter(({ name, info }) => name in words && info.isPersonal !== true);
  return Object.fromEntries(shown.map((field) => [field.name, publicWord(field, words[field.name], change)]));
}

function publicWord(field: Field, value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => publicWord(field, entry, change));
  const inner = groupSchemaOf(field);
  if (inner) return isJsonObject(value) ? publicWords(inner, value, change) : {};
  return typeof value === "string" ? change(value) : value;
}

function publicValue(field: Field, value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => publicValue(field, entry, change));
  const inner = groupSchemaOf(field);
  if (inner) return isJsonObject(value) ? publicFields(inner, value, change) : undefined;
  return typeof value === "string" && factsOf(field.info).isWritten ? change(value) : value;
}

/**
 * The contact of the club itself, which is in the footer of all pages.
 *
 * @param club the content of `site/club.json`
 */
export function clubContacts({ email, phone }: JsonObject): ReadonlySet<string> {
  return new Set([email, phone].flatMap((value) => (typeof value === "string" ? [value.trim()] : [])));
}
