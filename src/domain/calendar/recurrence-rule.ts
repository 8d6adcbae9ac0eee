import { DAY, dayAfter } from "../time/club-time";
import type { EntryRecurrence } from "./calendar-entry";

/**
 * The rule of a repeated entry as iCalendar writes it (RFC 5545, 3.3.10): `FREQ=WEEKLY;UNTIL=20261230T120000Z`.
 *
 * It ends after the last time, long before the next one would come: some programs take UNTIL for a time at the club, or
 * in the zone of their computer, and would lose the last time. At noon UTC the day before is over in every zone. The day
 * of a month is written for those that would move the 31st to the 30th. Days are counted, since the next one comes soon.
 */
export function recurrenceRule({ frequency, firstDay, lastDay, wall }: EntryRecurrence): string {
  if (frequency === "DAILY") return `FREQ=DAILY;COUNT=${(Date.parse(lastDay) - Date.parse(firstDay)) / DAY + 1}`;
  const until = `${dayAfter(lastDay).replaceAll("-", "")}${wall === undefined ? "" : "T120000Z"}`;
  const byDay = frequency === "MONTHLY" ? `;BYMONTHDAY=${Number(lastDay.slice(8))}` : "";
  return `FREQ=${frequency}${byDay};UNTIL=${until}`;
}
