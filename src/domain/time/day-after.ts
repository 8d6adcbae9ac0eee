import { DAY } from "./durations";

/** Calendars write years with four digits. */
const LAST_DAY = "9999-12-31";

/** The day after, `YYYY-MM-DD`. The last day that can be written stays as it is. */
export function dayAfter(day: string): string {
  if (day === LAST_DAY) return day;
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
