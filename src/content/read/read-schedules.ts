import { scheduleOf } from "../../domain/time/schedule-of";
import type { Schedule } from "../../domain/time/schedule";
import { kindsWith } from "../../model/content-model";
import { notice } from "../../model/notice";
import { normalised } from "../../model/schema/normalise";
import { registration } from "../../model/site/registration";
import { readContentTree } from "../content-tree";
import { readContent } from "./read-content";

const timedKinds = [...kindsWith("upcoming"), notice];
const folders = [...timedKinds.map(({ folder }) => folder), registration.file.replace(/\/[^/]*$/, "")];

/** When the events, workshops and notices of a content tree and the club's registration begin, end or expire. */
export function readSchedules(directory: string): readonly Schedule[] {
  const tree = readContentTree(directory);
  const timed = new Map([...tree.folders].filter(([folder]) => folders.some((name) => name === folder)));
  const { content } = readContent({ ...tree, folders: timed });
  return content.items.flatMap(({ source, fields }) => {
    const item = normalised(source.schema, fields);
    const { expiryDate, openDate, closeDate } = item;
    const days = [expiryDate, openDate, closeDate].map((day) => ({ date: textOf(day) }));
    return [scheduleOf(item), ...days];
  });
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
