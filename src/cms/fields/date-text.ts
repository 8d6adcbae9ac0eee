import { quote } from "../../model/check/sentence";
import { isRealDate } from "../../model/values/calendar-date";
import { readDayAndTime } from "../../model/values/publish-instant";
import type { InputState } from "./control-parts";
import { t } from "../../words/t";

export interface DateInputs {
  readonly day: string;
  readonly time: string;
}

export type ReadText = { readonly text: string } | { readonly error: string };

/** The values of the inputs for a text; undefined if they can't show all of it. */
export function inputsOf(text: string, takesTime: boolean): DateInputs | undefined {
  const written = text.trim();
  if (written === "" || isRealDate(written)) return { day: written, time: "" };
  const read = takesTime ? readDayAndTime(written) : undefined;
  const time = read?.time.slice(0, 5) ?? "";
  return read && read.zone === undefined && written.endsWith(time) ? { day: read.day, time } : undefined;
}

/** The day, and the time if there is one, that a text names in the way of the content; undefined: none. */
export function pastedInputs(text: string, takesTime: boolean): DateInputs | undefined {
  const read = readDayAndTime(text);
  return read && inputsOf(takesTime ? text : read.day, takesTime);
}

export function textOf(day: InputState, time: InputState): ReadText {
  if (day.isHalfFilled) return { error: t("is not complete or does not exist, expected a day, a month and a year") };
  if (time.isHalfFilled) return { error: t("has a time that is not complete, expected hours and minutes") };
  if (day.value === "")
    return time.value === "" ? { text: "" } : { error: t("has a time without a day, expected a day before it") };
  // While a year is typed, it is one of the first centuries.
  if (!/^[1-9]\d{3}-/.test(day.value)) {
    const year = day.value.replace(/-.*/, "");
    return { error: t("has the year {year}, expected one with four digits such as 2026", { year }) };
  }
  return { text: joined({ day: day.value, time: time.value }) };
}

export function joined({ day, time }: DateInputs): string {
  return time === "" ? day : `${day} ${time}`;
}

export function notADate(text: string): string {
  return t("{text} is no date, expected one such as 2026-02-14.", { text: quote(text) });
}
