import { isRealDate } from "../../model/values/calendar-date";
import { newestNoticeFirst } from "../activities/newest-first";

interface Achievement {
  readonly jsonId: string;
  readonly date: string | null;
}

interface Year<T> {
  /** Such as `2026`; null for what has no day, or one that does not exist. */
  readonly year: string | null;
  readonly achievements: readonly T[];
}

/** Achievements under their years, the newest first; those without a day last. */
export function achievementsByYear<T extends Achievement>(achievements: readonly T[]): Year<T>[] {
  const years = new Map<string | null, T[]>();
  for (const achievement of [...achievements].sort(newestNoticeFirst)) {
    const { date } = achievement;
    const year = date !== null && isRealDate(date) ? date.slice(0, -6) : null;
    years.set(year, [...(years.get(year) ?? []), achievement]);
  }
  return [...years].map(([year, inYear]) => ({ year, achievements: inYear }));
}
