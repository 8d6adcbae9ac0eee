import { daysEntry, parseDays, withDay } from "../../domain/my-class/learning-days";
import { readEntry, writeEntry } from "../storage/guarded-storage";

/** Records a day on which a member learned, `YYYY-MM-DD`. */
export function noteDay(memberKey: string, day: string): void {
  const entry = daysEntry(memberKey);
  const before = parseDays(readEntry(entry) ?? "");
  const after = withDay(before, day);
  if (after !== before) writeEntry(entry, JSON.stringify(after));
}
