import path from "node:path";
import { isScheduled, publicationOf } from "../domain/publication/publication";
import { kinds } from "../model/content-model";
import { isPublished } from "../model/kind";
import type { ContentItem } from "./content";
import { readContentTree } from "./content-tree";
import { readContent } from "./read/read-content";

/** The kinds whose items may wait, by their folders. */
const schedulable = Object.fromEntries(
  kinds.filter(({ schema }) => "publishAt" in schema.shape).map(({ folder }) => [folder, true]),
);

/** The items of a tree that wait for their time. */
function scheduledItems(contentDirectory: string, now: Date): ContentItem[] {
  const tree = readContentTree(contentDirectory);
  // Members, of whom there may be thousands, are not read.
  const folders = new Map([...tree.folders].filter(([folder]) => folder in schedulable));
  const { content } = readContent({ ...tree, folders });
  return content.items.filter(({ fields }) => isScheduled(fields, now));
}

/** The files of a content tree that the site does not know yet, as absolute paths. */
export function scheduledFiles(contentDirectory: string, now: Date): ReadonlySet<string> {
  return new Set(scheduledItems(contentDirectory, now).map(({ file }) => path.resolve(contentDirectory, file)));
}

/** When the next item is due after `now`; undefined: none is waiting. */
export function nextPublication(contentDirectory: string, now: Date): Date | undefined {
  const instants = scheduledItems(contentDirectory, now)
    .filter(({ source, fields }) => isPublished(source, fields))
    .flatMap(({ fields }) => publicationOf(fields) ?? [])
    .filter((instant) => Number.isFinite(instant.getTime()));
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
