import { isScheduled, publicationOf } from "../../domain/publication/publication";
import { isoAtClub } from "../../domain/time/club-time";
import { isPublished } from "../../model/kind";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** Whether an item is a draft, or waits for its time. */
export function waitingItems({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (!isPublished(source, fields))
    return [{ topic: "drafts", file, path: "status", message: "is a draft: finish and publish it, or delete it" }];
  const instant = publicationOf(fields);
  if (!isScheduled(fields, now) || instant === undefined || !Number.isFinite(instant.getTime())) return [];
  const when = isoAtClub(instant).slice(0, 16).replace("T", " at ");
  return [{ topic: "waiting", file, path: "publishAt", message: `is published on ${when}, with the next build` }];
}
