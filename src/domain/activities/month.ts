import { firstWeekday } from "../../words/site-language";
import { activityDays } from "./activity-list";
import type { ListedActivity } from "./listed-activity";

export interface MonthDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly activities: readonly ListedActivity[];
}

const DAYS_OF_A_WEEK = 7;

/**
 * The weeks of a month as readers of the interface count them; days of other months are undefined.
 *
 * @param month `YYYY-MM`
 */
export function weeksOf(month: string, activities: readonly ListedActivity[]): readonly (MonthDay | undefined)[][] {
  const taking = activities.map((activity) => ({ activity, days: new Set(activityDays(activity)) }));
  const [year = 0, number = 1] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weekday = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const before = (weekday - firstWeekday() + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK;
  const days = Array.from({ length }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, "0")}`;
    return { date, activities: taking.flatMap(({ activity, days }) => (days.has(date) ? [activity] : [])) };
  });
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / DAYS_OF_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_A_WEEK }, (_, day) => cells[week * DAYS_OF_A_WEEK + day]),
  );
}

/**
 * The month so many months later.
 *
 * @param month `YYYY-MM`
 */
export function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
