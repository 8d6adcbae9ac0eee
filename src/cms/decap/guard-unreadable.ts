import { nameOf, sourceOfFile } from "../../content/item-files";
import { articleFormat, jsonFormat } from "../../content/read/file-formats";
import type { UnknownFunction } from "../../domain/shape";
import type { Kind, Singleton } from "../../model/kind";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { titleOf, usedFieldsOf } from "../../model/schema/schema-fields";
import { SITE_COLLECTION } from "../configuration/collections";
import { entryAddressOf, isKind } from "../saving/draft";
import { whyUnreadable } from "../saving/unreadable";
import { showUnreadable } from "../saving/unreadable-panel";
import { wrapBackend } from "./decap-backend";
import { openForm } from "./open-form";
import { inContent } from "./repository-files";
import { t } from "../../words/t";

/** The field that tells lists from items: it is in what they get of a file that can't be read. */
const UNREADABLE = "this-file-can't-be-read";

/** True if the data of an entry in a list takes the place of a file that can't be read. */
export function isUnreadable(data: JsonObject): boolean {
  return data[UNREADABLE] === true;
}

/**
 * Opens no file as a form that can't show all of it. Decap would open it as an empty entry, and saving that would
 * overwrite the file. Its text is shown instead; in lists it is named.
 */
export function guardUnreadable(backendName: string, contentFolder: string): void {
  const listing =
    (list: UnknownFunction) =>
    async (...given: unknown[]) =>
      withoutUnreadable(await list(...given), contentFolder);
  wrapBackend(backendName, {
    getEntry: (getEntry) => async (path) => {
      const answer = await getEntry(path);
      if (typeof path === "string")
        refuseUnreadable(path, contentFolder, isJsonObject(answer) ? answer.data : undefined);
      return answer;
    },
    // Of an entry that is only on a branch of its own, in a hosted repository.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const text = await getText(collection, slug, path, id);
      if (typeof path === "string") refuseUnreadable(path, contentFolder, text);
      return text;
    },
    entriesByFolder: listing,
    allEntriesByFolder: listing,
    entriesByFiles: listing,
    traverseCursor:
      (traverse) =>
      async (...given) => {
        const answer = await traverse(...given);
        return isJsonObject(answer) ? { ...answer, entries: withoutUnreadable(answer.entries, contentFolder) } : answer;
      },
  });
}

/** @throws Error in words for the editor if the form can't show the text of a file, or if there is no file */
function refuseUnreadable(path: string, contentFolder: string, text: unknown): void {
  const file = inContent(contentFolder, path);
  const source = sourceOfFile(file);
  if (!source) return;
  if (typeof text !== "string") {
    // A site file that was never written opens as an empty one.
    if (isKind(source)) refuse(path, file, source, t("There is no such file. Someone may have deleted or renamed it."));
    return;
  }
  const reason = whyUnreadable(source, text);
  if (reason !== undefined) refuse(path, file, source, reason, text);
}

function refuse(path: string, file: string, source: Kind | Singleton, reason: string, text?: string): never {
  // Decap also asks for files to see if a name is free.
  if (decodeURI(location.hash) === decodeURI(entryAddressOf(file))) {
    const list = isKind(source)
      ? { label: source.plural, address: `#/collections/${source.folder}` }
      : { label: t("Site||the files that belong to no kind"), address: `#/collections/${SITE_COLLECTION}` };
    showUnreadable({ path, reason, text, list });
    // Leaving a form deletes the backup of what was written in it.
    const form = openForm();
    if (form) form.deleteBackup = () => undefined;
  }
  throw new Error(t("{file} can't be opened. {reason}", { file: path, reason }));
}

/** A listing in which files that can't be read have only a name; what is no item, such as a README, is not in it. */
function withoutUnreadable(listing: unknown, contentFolder: string): unknown {
  if (!Array.isArray(listing)) return listing;
  const entries = listing.flatMap((entry: unknown): unknown[] => {
    const path = isJsonObject(entry) && isJsonObject(entry.file) ? entry.file.path : undefined;
    if (!isJsonObject(entry) || typeof path !== "string") return [entry];
    const file = inContent(contentFolder, path);
    const source = sourceOfFile(file);
    if (!source) return [];
    const isRead = typeof entry.data !== "string" || whyUnreadable(source, entry.data) === undefined;
    return [isRead ? entry : { ...entry, data: standIn(source, file) }];
  });
  // Decap keeps under a symbol how it goes on from here.
  for (const symbol of Object.getOwnPropertySymbols(listing)) {
    const kept = Object.getOwnPropertyDescriptor(listing, symbol);
    if (kept) Object.defineProperty(entries, symbol, kept);
  }
  return entries;
}

function standIn(source: Kind | Singleton, file: string): string {
  const name = nameOf(source, file);
  const data = { [titleOf(usedFieldsOf(source.schema))]: t("{name} · can't be read", { name }), [UNREADABLE]: true };
  return (isKind(source) && source.format === "markdown" ? articleFormat : jsonFormat).toFile(data);
}
