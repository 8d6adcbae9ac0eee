import { nameOf, sourceOfFile } from "../../content/item-files";
import { articleFormat, jsonFormat } from "../../content/read/file-formats";
import { ContentError, refuseMisread } from "../../content/read/file-text";
import { readSource } from "../../content/read/read-source";
import { capitalised } from "../../domain/text/letters";
import type { Kind, Singleton } from "../../model/kind";
import { sentenceAbout } from "../../model/check/sentence";
import { isJsonObject } from "../../model/schema/json-object";
import { titleOf, usedFieldsOf } from "../../model/schema/schema-fields";
import { SITE_COLLECTION } from "../configuration/collections";
import { entryAddressOf, isKind } from "../saving/draft";
import { seenData } from "../saving/seen-data";
import { wrapBackend } from "./decap-backend";
import { changedListings, pathOfEntry } from "./listings";
import { inContent } from "./repository-files";
import { t } from "../../words/t";

/**
 * Refuses to open a file that a form can't show. Decap would open it as an empty entry, and saving that would overwrite
 * the file. The reason is shown instead; lists mark such a file.
 */
export function refuseUnreadableFiles(backendName: string, contentFolder: string): void {
  const look = (path: unknown, text: unknown, published: unknown) => {
    if (typeof path !== "string") return;
    const file = inContent(contentFolder, path);
    refuseUnreadable(path, sourceOfFile(file), text);
    noteOpened(file, published);
  };
  wrapBackend(backendName, {
    getEntry: (getEntry) => async (path) => {
      const answer = await getEntry(path);
      const text = isJsonObject(answer) ? answer.data : undefined;
      look(path, text, text);
      return answer;
    },
    // For an entry that is only on its own branch, in a hosted repository.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const text = await getText(collection, slug, path, id);
      look(path, text, undefined);
      return text;
    },
    ...changedListings((entries) => withoutUnreadable(entries, contentFolder)),
  });
}

/** @throws Error with a message for the editor if a file can't be read or does not exist */
function refuseUnreadable(path: string, source: Kind | Singleton | undefined, text: unknown): void {
  // A site file that does not exist yet opens as an empty one.
  if (!source || (typeof text !== "string" && !isKind(source))) return;
  const missing = t("There is no such file. Someone may have deleted or renamed it.");
  const reason = typeof text === "string" ? whyUnreadable(source, text) : missing;
  if (reason !== undefined) throw new Error(t("{file} can't be opened. {reason}", { file: path, reason }));
}

function whyUnreadable(source: Kind | Singleton, text: string): string | undefined {
  try {
    refuseMisread(text);
    readSource(source, text);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { place, message } = error;
    return place === ""
      ? sentenceAbout(t("It||a file"), message)
      : t("{place}: {message}.", { place: capitalised(place), message });
  }
}

function noteOpened(file: string, text: unknown): void {
  const source = sourceOfFile(file);
  // Decap also reads files to find out whether a name is free.
  if (!source || decodeURI(location.hash) !== decodeURI(entryAddressOf(file))) return;
  const data: unknown = typeof text === "string" ? formatOf(source).fromFile(text) : undefined;
  const collection = isKind(source) ? source.folder : SITE_COLLECTION;
  seenData.opens(`${collection}/${nameOf(source, file)}`, isJsonObject(data) ? data : undefined);
}

function formatOf(source: Kind | Singleton) {
  return isKind(source) && source.format === "markdown" ? articleFormat : jsonFormat;
}

/**
 * The entries of a listing. Unreadable ones only have a name; files that are not items, such as a README, are left out.
 */
function withoutUnreadable(entries: readonly unknown[], contentFolder: string): unknown[] {
  return entries.flatMap((entry): unknown[] => {
    const path = pathOfEntry(entry);
    if (!isJsonObject(entry) || path === "") return [entry];
    const file = inContent(contentFolder, path);
    const source = sourceOfFile(file);
    if (!source) return [];
    if (typeof entry.data !== "string" || whyUnreadable(source, entry.data) === undefined) return [entry];
    const title = t("{name} · can't be read", { name: nameOf(source, file) });
    return [{ ...entry, data: formatOf(source).toFile({ [titleOf(usedFieldsOf(source.schema))]: title }) }];
  });
}
