import { nameOf, sourceOfFile } from "../../content/item-files";
import { articleFormat, jsonFormat } from "../../content/read/file-formats";
import type { Kind, Singleton } from "../../model/kind";
import { isJsonObject } from "../../model/schema/json-object";
import { titleOf, usedFieldsOf } from "../../model/schema/schema-fields";
import { SITE_COLLECTION } from "../configuration/collections";
import { entryAddressOf, isKind } from "../saving/draft";
import { seenData } from "../saving/seen-data";
import { whyUnreadable } from "../saving/unreadable";
import { showUnreadable } from "../saving/unreadable-panel";
import { wrapBackend } from "./decap-backend";
import { changedListings, pathOfEntry } from "./listings";
import { inContent } from "./repository-files";
import { t } from "../../words/t";

/**
 * Opens no file as a form that can't show all of it. Decap would open it as an empty entry, and saving that would
 * overwrite the file. Its text is shown instead; in lists it is named.
 */
export function refuseUnreadableFiles(backendName: string, contentFolder: string): void {
  wrapBackend(backendName, {
    getEntry: (getEntry) => async (path) => {
      const answer = await getEntry(path);
      const text = isJsonObject(answer) ? answer.data : undefined;
      if (typeof path === "string") {
        refuseUnreadable(path, contentFolder, text);
        noteOpened(inContent(contentFolder, path), text);
      }
      return answer;
    },
    // Of an entry that is only on a branch of its own, in a hosted repository.
    unpublishedEntryDataFile: (getText) => async (collection, slug, path, id) => {
      const text = await getText(collection, slug, path, id);
      if (typeof path === "string") {
        refuseUnreadable(path, contentFolder, text);
        noteOpened(inContent(contentFolder, path), undefined);
      }
      return text;
    },
    ...changedListings((entries) => withoutUnreadable(entries, contentFolder)),
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
  if (isOpening(file)) {
    const list = isKind(source)
      ? { label: source.plural, address: `#/collections/${source.folder}` }
      : { label: t("Site||the files that belong to no kind"), address: `#/collections/${SITE_COLLECTION}` };
    showUnreadable({ path, reason, text, list });
  }
  throw new Error(t("{file} can't be opened. {reason}", { file: path, reason }));
}

/** Decap also asks for files to see if a name is free. */
function isOpening(file: string): boolean {
  return decodeURI(location.hash) === decodeURI(entryAddressOf(file));
}

function noteOpened(file: string, text: unknown): void {
  const source = sourceOfFile(file);
  if (!source || !isOpening(file)) return;
  const data: unknown = typeof text === "string" ? formatOf(source).fromFile(text) : undefined;
  const collection = isKind(source) ? source.folder : SITE_COLLECTION;
  seenData.opens(`${collection}/${nameOf(source, file)}`, isJsonObject(data) ? data : undefined);
}

function formatOf(source: Kind | Singleton) {
  return isKind(source) && source.format === "markdown" ? articleFormat : jsonFormat;
}

/** The entries of a listing, of which those that can't be read have only a name; what is no item, such as a README, is left out. */
function withoutUnreadable(entries: readonly unknown[], contentFolder: string): unknown[] {
  return entries.flatMap((entry): unknown[] => {
    const path = pathOfEntry(entry);
    if (!isJsonObject(entry) || path === "") return [entry];
    const file = inContent(contentFolder, path);
    const source = sourceOfFile(file);
    if (!source) return [];
    const isRead = typeof entry.data !== "string" || whyUnreadable(source, entry.data) === undefined;
    return [isRead ? entry : { ...entry, data: standIn(source, file) }];
  });
}

function standIn(source: Kind | Singleton, file: string): string {
  const name = nameOf(source, file);
  const data = { [titleOf(usedFieldsOf(source.schema))]: t("{name} · can't be read", { name }) };
  return formatOf(source).toFile(data);
}
