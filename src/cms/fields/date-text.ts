import { isRealDate } from "../../model/values/calendar-date";
import { readDayAndTime } from "../../model/values/publish-instant";
import type { InputState } from "./control-parts";
import { t } from "../../words/t";

export interface DateInputs {
  readonly day: string;
  readonly time: string;
}

/** The values of the inputs for a text; undefined if they can't show all of it. */
export function inputsOf(text: string, takesTime: boolean): DateInputs | undefined {
  const written = text.trim();
  if (written === "" || isRealDate(written)) return { day: written, time: "" };
  const read = takesTime ? readDayAndTime(written) : undefined;
  const time = read?.time.slice(0, 5) ?? "";
  return read && read.zone === undefined && written.endsWith(time) ? { day: read.day, time } : undefined;
}

export function dateProblem(day: InputState, time: InputState): string | undefined {
  if (day.isHalfFilled) return t("is not complete or does not exist, expected a day, a month and a year");
  if (time.isHalfFilled) return t("has a time that is not complete, expected hours and minutes");
  if (day.value === "") return time.value === "" ? undefined : t("has a time without a day, expected a day before it");
  // While a year is being typed, it is one of the first centuries.
  if (/^[1-9]\d{3}-/.test(day.value)) return undefined;
  const year = day.value.replace(/-.*/, "");
  return t("has the year {year}, expected one with four digits such as 2026", { year });
}

export function joined({ day, time }: DateInputs): string {
  return time === "" ? day : `${day} ${time}`;
}
