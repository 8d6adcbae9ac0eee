import { dayAtClub } from "../../domain/time/club-time";
import { dateText } from "../../domain/time/date-text";
import { seriesDays } from "../../domain/time/recurrence";
import { scheduleOf } from "../../domain/time/schedule-of";
import { isKindUsed } from "../../domain/settings/offered";
import { isRealDate } from "../../model/values/calendar-date";
import { kinds } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** A term of study, in months. */
const TERM = 6;

/** Kinds whose items have dates, of which none is younger than a term. What a club has never used is left out. */
export function quietKinds(items: readonly ContentItem[], now: Date): DeskLine[] {
  const termAgo = dayAtClub(new Date(new Date(now).setUTCMonth(now.getUTCMonth() - TERM)));
  return kinds
    .filter(({ folder }) => isKindUsed(folder))
    .flatMap((kind) => {
      const dated = items
        .filter(({ source }) => source === kind)
        .flatMap((item) => {
          const day = lastDay(kind, item);
          return day === undefined ? [] : [{ item, day }];
        });
      const [newest] = dated.sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
      if (newest === undefined || newest.day >= termAgo) return [];
      const message = `is the newest of ${kind.plural}, of ${dateText(newest.day)}: is there nothing to add?`;
      return [{ topic: "quiet", file: newest.item.file, path: "", message }];
    });
}

/** The day of an item, the last one of what is repeated. */
function lastDay(kind: Kind, { fields }: ContentItem): string | undefined {
  const item = normalised(kind.schema, fields);
  const days = [...seriesDays(scheduleOf(item)), item.publishDate].filter((day) => typeof day === "string");
  return days.filter(isRealDate).sort().at(-1);
}
