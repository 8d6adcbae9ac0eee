import { scheduleOf } from "../../domain/time/schedule-of";
import type { Schedule } from "../../domain/time/schedule";
import { periodInstants, periodOf } from "../../domain/publication/period";
import { dayAtClub } from "../../domain/time/club-time";
import { kindsWith } from "../../model/content-model";
import { notice } from "../../model/notice";
import { sponsor } from "../../model/sponsor";
import { normalised } from "../../model/schema/normalise";
import { registration } from "../../model/site/registration";
import { readContentTree } from "../content-tree";
import { readContent } from "./read-content";

const timedKinds = [...kindsWith("upcoming"), notice, sponsor];
const folders = [...timedKinds.map(({ folder }) => folder), registration.file.replace(/\/[^/]*$/, "")];

/** When the events, workshops, notices and sponsors of a content tree and the club's registration begin, end or expire. */
export function readSchedules(directory: string): readonly Schedule[] {
  const tree = readContentTree(directory);
  const timed = new Map([...tree.folders].filter(([folder]) => folders.some((name) => name === folder)));
  const { content } = readContent({ ...tree, folders: timed });
  return content.items.flatMap(({ source, fields }) => {
    const item = normalised(source.schema, fields);
    const { expiryDate, openDate, closeDate } = item;
    const days = [expiryDate, openDate, closeDate].map((day) => ({ date: textOf(day) }));
    const limits = periodInstants(periodOf(item)).map((instant) => ({ date: dayAtClub(instant) }));
    return [scheduleOf(item), ...days, ...limits];
  });
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
