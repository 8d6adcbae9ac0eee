import path from "node:path";
import { isScheduled, publicationOf } from "../domain/publication/publication";
import { clubTimeZone } from "../domain/time/club-time";
import { isPublished } from "../model/kind";
import type { Content, ContentItem } from "./content";

function scheduledItems({ items }: Content, now: Date): ContentItem[] {
  const zone = clubTimeZone();
  return items.filter(({ source, fields }) => "publishAt" in source.schema.shape && isScheduled(fields, now, zone));
}

/** The files that are not on the site yet, as absolute paths. */
export function scheduledFiles(content: Content, now: Date): ReadonlySet<string> {
  return new Set(scheduledItems(content, now).map(({ file }) => path.resolve(content.tree.directory, file)));
}

/** When the next item is due after `now`; undefined if none is scheduled. */
export function nextPublication(content: Content, now: Date): Date | undefined {
  const instants = scheduledItems(content, now)
    .filter(({ source, fields }) => isPublished(source, fields))
    .flatMap(({ fields }) => publicationOf(fields, clubTimeZone()) ?? [])
    .filter((instant) => Number.isFinite(instant.getTime()));
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
