import type { EntryRecurrence } from "./calendar-entry";

/** The rule of a repeated entry as iCalendar writes it (RFC 5545, 3.3.10): `FREQ=WEEKLY;UNTIL=20261229T120000Z`. */
export function recurrenceRule({ frequency, lastDay, lastStart }: EntryRecurrence): string {
  const until = lastStart === undefined ? lastDay : lastStart.toISOString().replace(/\.\d+/, "");
  return `FREQ=${frequency};UNTIL=${until.replace(/[-:]/g, "")}`;
}
