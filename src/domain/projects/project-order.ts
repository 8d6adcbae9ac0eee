import { isRealDate } from "../../model/values/calendar-date";
import { compare } from "../order";
import { inNaturalOrder } from "../text/natural-order";
import { dateText, daysText } from "../time/date-text";
import { t } from "../../words/t";

interface Dated {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

interface Project extends Dated {
  readonly title: string;
  readonly status: string | null;
}

/** Current projects come before finished ones; then newest first, those without a day last; then by title. */
export function byActivity(a: Project, b: Project): number {
  const isOver = ({ status, endDate }: Project) => status === "finished" || (status === null && endDate !== null);
  const dayOf = ({ startDate, endDate }: Project) =>
    [endDate, startDate].find((day) => day !== null && isRealDate(day)) ?? "";
  return Number(isOver(a)) - Number(isOver(b)) || compare(dayOf(b), dayOf(a)) || inNaturalOrder(a.title, b.title);
}

/** 'Since February 14, 2026', 'February 14 - June 30, 2026' or 'Until June 30, 2026'; undefined without a day. */
export function projectDays({ startDate, endDate }: Dated): string | undefined {
  if (startDate === null) return endDate === null ? undefined : t("Until {date}", { date: dateText(endDate) });
  return endDate === null ? t("Since {date}", { date: dateText(startDate) }) : daysText({ date: startDate, endDate });
}
