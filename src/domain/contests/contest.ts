import { MINUTE } from "../time/club-time";
import { nextChange } from "../time/occurrences";
import { shortDayText, timeOfDayText } from "../time/date-text";
import { t } from "../../words/t";

export interface Contest {
  readonly number: number;
  readonly name: string;
  /** ISO 8601, in UTC */
  readonly starts: string;
  readonly minutes: number;
}

/** How many contests a page shows (docs/behaviour.md#contests). */
const MOST = 3;

/** The contests that begin next: at most 3, the earliest first. */
export function nextContests<T extends Contest>(contests: readonly T[], now: Date): T[] {
  return contests
    .filter(({ starts }) => startOf({ starts }) > now.getTime())
    .sort((one, other) => startOf(one) - startOf(other) || one.number - other.number)
    .slice(0, MOST);
}

export function contestsChange(contests: readonly Contest[], now: Date): Date | undefined {
  const instants = contests.map(({ starts }) => new Date(starts));
  return nextChange(instants, now, (instant) => nextContests(contests, instant).map(({ number }) => number));
}

export function contestTime({ starts, minutes }: Contest): { readonly start: Date; readonly end: Date } {
  return { start: new Date(starts), end: new Date(Date.parse(starts) + minutes * MINUTE) };
}

/** '2 hours', '2 hours 30 minutes'; 'two weeks' and '10 days' where it takes whole days. */
export function durationText({ minutes }: Pick<Contest, "minutes">): string {
  const days = minutes / (24 * 60);
  if (days === 14) return t("two weeks");
  if (days > 1 && Number.isInteger(days)) return t("{days, plural, one {# day} other {# days}}", { days });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inMinutes = t("{minutes, plural, one {# minute} other {# minutes}}", { minutes: rest });
  if (hours === 0) return inMinutes;
  const inHours = t("{hours, plural, one {# hour} other {# hours}}", { hours });
  return rest === 0 ? inHours : t("{hours} {minutes}||a length of time", { hours: inHours, minutes: inMinutes });
}

/**
 * 'Sat 5 December, 8:35 PM'
 *
 * @param wall the instant at which clocks in UTC show this day and time
 */
export function momentOf(wall: Date): string {
  const time = timeOfDayText({ hours: wall.getUTCHours(), minutes: wall.getUTCMinutes() });
  return t("{date}, {time}", { date: shortDayText(wall.toISOString().slice(0, 10)), time });
}

export const ALL_CONTESTS = "https://codeforces.com/contests";

/** Where people register; the page of the contest itself only exists once it has begun. */
export function contestAddress({ number }: Pick<Contest, "number">): string {
  return `${ALL_CONTESTS}/${number}`;
}

function startOf({ starts }: Pick<Contest, "starts">): number {
  return Date.parse(starts);
}
