import type { HeadOf } from "../../content/rules/check-references";
import { isSameData } from "./same-data";
import type { Kind, Singleton } from "../../model/kind";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { NEW_FILE_NAME } from "../../content/read/article-format";
import { draftDiagnostics, type SpokenDiagnostic } from "./draft-diagnostics";
import type { Library } from "./library";
import { newName } from "./new-name";
import { RefusedEntry } from "./refused-entry";
import { sourceOf } from "./source-of";
import { tidyEntry } from "./tidy-entry";

/** What Decap is about to write. */
export interface SavedEntry {
  readonly collection: string;
  /** The name of its file; empty for a new one. */
  readonly slug: string;
  readonly data: JsonObject;
  /** The files of the media folder that Decap knows, those uploaded with it included, as paths of the content. */
  readonly uploads?: ReadonlySet<string>;
  /** Finds the first bytes of the files among them. */
  readonly headOf?: HeadOf;
}

export interface CheckedEntry {
  /** What the file will contain, and for a new Markdown file also what Decap is to name it. */
  readonly data: JsonObject;
  /** What is doubtful about it, a sentence each. */
  readonly doubts: readonly string[];
}

/**
 * The entry as its file will contain it. What means the same as the file already says stays as it
 * is there, so that saving without a change changes nothing.
 *
 * @throws RefusedEntry where the content check would find an error
 */
export async function checkEntry(entry: SavedEntry, library: Library): Promise<CheckedEntry> {
  const source = sourceOf(entry.collection, entry.slug);
  const data = tidyData(source, entry.data);
  const { body, ...fields } = data;
  const isMarkdown = "format" in source && source.format === "markdown";
  const draft = {
    source,
    name: entry.slug === "" ? undefined : entry.slug,
    fields: isMarkdown ? fields : data,
    uploads: entry.uploads ?? new Set<string>(),
    headOf: entry.headOf ?? (() => undefined),
    ...(isMarkdown && { body: typeof body === "string" ? body : "" }),
  };
  const diagnostics = await draftDiagnostics(draft, library);
  const errors = sentencesOf(diagnostics, "error");
  if (errors.length > 0) throw new RefusedEntry(errors);
  const stored = "folder" in source ? await storedData(source, entry.slug, library) : undefined;
  const isUnchanged = stored !== undefined && isSameData(tidyData(source, stored), data);
  const named = isMarkdown && draft.name === undefined ? { ...data, [NEW_FILE_NAME]: newName(draft) } : data;
  return { data: isUnchanged ? stored : named, doubts: sentencesOf(diagnostics, "warning") };
}

function tidyData(source: Kind | Singleton, data: JsonObject): JsonObject {
  return tidyEntry(source.schema, data);
}

function sentencesOf(diagnostics: readonly SpokenDiagnostic[], severity: SpokenDiagnostic["severity"]): string[] {
  return [...new Set(diagnostics.filter((each) => each.severity === severity).map(({ sentence }) => sentence))];
}

async function storedData(kind: Kind, name: string, library: Library): Promise<JsonObject | undefined> {
  if (name === "") return undefined;
  const items = await library.itemsOf(kind);
  const stored = items.find((item) => item.name === name)?.fields;
  return isJsonObject(stored) ? stored : undefined;
}
