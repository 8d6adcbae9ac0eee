import { checkAmong } from "../../content/check/check-items";
import type { Content, ContentItem } from "../../content/content";
import { NEW_FILE_NAME, writtenBody } from "../../content/read/file-formats";
import { TRANSLATIONS } from "../../content/translations/translate-fields";
import { isScheduled } from "../../domain/publication/publication";
import { clubTimeZone } from "../../domain/time/club-time";
import { isPublished, type Kind, type Singleton } from "../../model/kind";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { contentWithout } from "./content-with-draft";
import { RefusedEntry, sourceOf } from "./draft";
import { causedErrors, draftDiagnostics, type DiagnosticSentence } from "./draft-diagnostics";
import { isSameData, keepPlaces } from "./keep-places";
import { allSources, type Library } from "./library";
import { newName } from "./new-name";
import { tidyEntry } from "./tidy-entry";
import { t } from "../../words/t";

export interface SavedEntry {
  readonly collection: string;
  readonly slug: string;
  readonly data: JsonObject;
  /**
   * The files of the media folder that Decap knows, including those uploaded with the entry, as paths of the content.
   */
  readonly uploads?: ReadonlySet<string>;
  /**
   * The versions of its file that the editor has seen: when it was opened, and when it was last saved. Empty if
   * unknown.
   */
  readonly seen?: readonly JsonObject[];
}

export interface CheckedEntry {
  /** The fields of the file and, for a new Markdown file, the name that Decap gives it. */
  readonly data: JsonObject;
  readonly doubts: readonly string[];
}

/**
 * The entry as it will be in its file. Values that mean the same as those in the file stay as they are there, so that
 * saving without a change changes nothing.
 *
 * @throws RefusedEntry if the content check finds an error, or saving would undo someone else's change
 */
export async function checkEntry(entry: SavedEntry, library: Library): Promise<CheckedEntry> {
  const source = sourceOf(entry.collection, entry.slug);
  const [before] = entry.seen?.slice(-1) ?? [];
  const data = tidyData(source, before ? keepPlaces(source.schema, before, entry.data) : entry.data);
  const { body, ...fields } = data;
  const isMarkdown = isOfMarkdown(source);
  const draft = {
    source,
    name: entry.slug === "" ? undefined : entry.slug,
    fields: isMarkdown ? fields : data,
    uploads: entry.uploads ?? new Set<string>(),
    ...(isMarkdown && { body: typeof body === "string" ? body : "" }),
  };
  const all = await library.read(allSources);
  const diagnostics = await draftDiagnostics(draft, all, library);
  const errors = sentencesOf(diagnostics, "error");
  if (errors.length > 0) throw new RefusedEntry(errors);
  const stored = all.items.find((item) => item.source === source && item.name === entry.slug);
  const file = stored && allDataOf(stored);
  // A site file that does not exist yet is opened as an empty one.
  const isStored = (each: JsonObject) => isSameData(tidyData(source, file ?? {}), tidyData(source, each));
  const isUnchanged = isStored(data);
  if (!isUnchanged && isOutdated(entry, isStored)) throw new RefusedEntry([file ? CHANGED_MEANWHILE : GONE_MEANWHILE]);
  const named = isMarkdown && draft.name === undefined ? { ...data, [NEW_FILE_NAME]: newName(draft) } : data;
  const kept = isUnchanged ? (entry.seen?.find(isStored) ?? file) : undefined;
  return { data: kept ?? named, doubts: sentencesOf(diagnostics, "warning") };
}

const CHANGED_MEANWHILE = t(
  "Someone has changed this entry since you opened it, and saving would undo that. Copy what you wrote, reload the page, and choose Cancel if the editor offers a local backup. Then add your text again.",
);

const GONE_MEANWHILE = t(
  "This entry was not found. Someone may have deleted it since you opened it, and saving would bring it back. Try once more. If that does not help, copy what you wrote before you leave; a new entry can have the same name.",
);

function isOutdated({ seen = [] }: SavedEntry, isStored: (data: JsonObject) => boolean): boolean {
  return seen.length > 0 && !seen.some(isStored);
}

/** As it is written, without the empty lines around texts. */
function tidyData(source: Kind | Singleton, data: JsonObject): JsonObject {
  const tidy = tidyEntry(source.schema, data);
  if (!isOfMarkdown(source)) return tidy;
  const { [TRANSLATIONS]: translations } = tidy;
  if (!isJsonObject(translations)) return withWrittenBody(tidy);
  const written = Object.entries(translations).map(
    ([language, words]) => [language, isJsonObject(words) ? withWrittenBody(words) : words] as const,
  );
  return { ...withWrittenBody(tidy), [TRANSLATIONS]: Object.fromEntries(written) };
}

function withWrittenBody(item: JsonObject): JsonObject {
  const { body } = item;
  return typeof body === "string" ? { ...item, body: writtenBody(body) } : item;
}

function isOfMarkdown(source: Kind | Singleton): boolean {
  return "format" in source && source.format === "markdown";
}

function sentencesOf(diagnostics: readonly DiagnosticSentence[], severity: DiagnosticSentence["severity"]): string[] {
  return [...new Set(diagnostics.filter((each) => each.severity === severity).map(({ sentence }) => sentence))];
}

function allDataOf({ fields, body, translations, translationFiles }: ContentItem): JsonObject {
  // The form has no text if the file has an empty one.
  const beside = [...(translationFiles ?? [])].map(([language, { body: text, ...file }]) => [
    language,
    allDataOf(text ? { ...file, body: text } : file),
  ]);
  return {
    ...fields,
    ...(body !== undefined && { body }),
    ...(beside.length > 0
      ? { [TRANSLATIONS]: Object.fromEntries(beside) }
      : translations !== undefined && { translations }),
  };
}

/** Publishing in the editor means writing the file, which may say that the item is still a draft. */
export function withheld(collection: string, slug: string, data: JsonObject, now: Date): readonly string[] {
  if (!isPublished(sourceOf(collection, slug), data))
    return [t("This is a draft: it is not on the site until you change its status.")];
  return isScheduled(data, now, clubTimeZone())
    ? [t("This waits for its time: it is on the site from {instant} on.", { instant: String(data.publishAt) })]
    : [];
}

/** @throws RefusedEntry if deleting this item causes an error in another one, such as a link to it */
export async function checkDeletion(collection: string, slug: string, library: Library): Promise<void> {
  const { before, after } = contentWithout(sourceOf(collection, slug), slug, await library.read(allSources));
  const check = (content: Content) => checkAmong(content, library.staticFiles, () => undefined);
  const sentences = causedErrors(after, check(after), () => check(before));
  if (sentences.length > 0) throw new RefusedEntry(sentences);
}
