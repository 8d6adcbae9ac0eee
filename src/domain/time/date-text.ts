import { isRealDate } from "../../model/values/calendar-date";
import { type ClockTime, isReadableTime, parseClockRange } from "../../model/values/clock-time";
import { firstWeekday, siteLanguage, siteLocale } from "../../words/site-language";
import { t } from "../../words/t";
import { isEveryDay, lastDayOf, rangeOverDays, type Schedule } from "./schedule";
import { Remembered } from "../remembered";
import { exceptDays, isRepeated, type Recurrence } from "./recurrence";

const forms = {
  date: { year: "numeric", month: "long", day: "numeric" },
  monthAndDay: { month: "long", day: "numeric" },
  monthAndYear: { month: "long", year: "numeric" },
  month: { month: "long" },
  shortMonth: { month: "short" },
  day: { day: "numeric" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type DateForm = keyof typeof forms;

/** Making one takes a phone longer than all that is formatted with it. */
const formats = new Remembered<Intl.DateTimeFormat>();

/** What clocks in UTC show at an instant, as the language of the interface writes it. */
function inForm(form: DateForm, instant: number): string {
  return evenlySpaced(formatOf(form).format(instant));
}

/** The same of two instants, with what they share only once. */
function rangeInForm(form: DateForm, start: number, end: number): string {
  return evenlySpaced(formatOf(form).formatRange(start, end)).replace(/ ?[–-] ?/, " - ");
}

function formatOf(form: DateForm): Intl.DateTimeFormat {
  const locale = siteLocale();
  return formats.get(`${locale} ${form}`, () => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...forms[form] }));
}

/** Browsers differ in the spaces that they put between the parts, and the page comes from another machine. */
function evenlySpaced(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}

/** 'February 14, 2026'; 'Date TBD' without a date, 'Invalid Date' for one that can't be read (docs/behaviour.md#dates-and-times). */
export function dateText(date: string | null | undefined): string {
  if (!date) return t("Date TBD");
  return isRealDate(date) ? inForm("date", midnightOf(date)) : t("Invalid Date");
}

/** 'February 14' of a real date. */
export function dayText(date: string): string {
  return inForm("monthAndDay", midnightOf(date));
}

/** The days, with their times where two times belong to two days: 'February 11, 2023, 10:00 AM - February 12, 2023, 3:00 PM'. */
export function daysText(schedule: Schedule): string {
  const { date } = schedule;
  const last = lastDayOf(schedule);
  const range = rangeOverDays(schedule);
  if (!range || !date || last === undefined) return dayRangeText(schedule);
  const dayAndTime = (day: string, time: ClockTime) =>
    t("{date}, {time}", { date: dateText(day), time: timeOfDayText(time) });
  return `${dayAndTime(date, range.start)} - ${dayAndTime(last, range.end)}`;
}

/**
 * 'December 18 - 20, 2026', 'November 30 - December 2, 2026' or 'December 30, 2026 - January 2, 2027'; the text of the
 * first day if there is no last one.
 */
export function dayRangeText(schedule: Schedule): string {
  const { date } = schedule;
  const last = lastDayOf(schedule);
  return date && last !== undefined ? rangeInForm("date", midnightOf(date), midnightOf(last)) : dateText(date);
}

/** 'Tue 1 December' of a real date. */
export function shortDayText(date: string): string {
  const midnight = midnightOf(date);
  const [weekday, day, month] = [inForm("shortWeekday", midnight), inForm("day", midnight), inForm("month", midnight)];
  return t("{weekday} {day} {month}", { weekday, day, month });
}

/** '1' and 'Dec' of a real date, as the leaf of a calendar shows them. */
export function leafTexts(date: string): { readonly day: string; readonly month: string } {
  const midnight = midnightOf(date);
  return { day: inForm("day", midnight), month: inForm("shortMonth", midnight) };
}

/** The days of a week as messages tell them apart: their gender and case differ by language. */
const weekdayKeys = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

function weekdayKey(date: string): string {
  return weekdayKeys[new Date(midnightOf(date)).getUTCDay()] ?? "";
}

/** The days of a week as readers of the interface count them: 'Sunday' and 'Sun'. */
export function weekdays(): readonly { readonly name: string; readonly short: string }[] {
  return Array.from({ length: 7 }, (_, day) => {
    const midnight = Date.UTC(2023, 0, 1 + firstWeekday() + day);
    return { name: inForm("weekday", midnight), short: inForm("shortWeekday", midnight) };
  });
}

/** 'December 2026' of `YYYY-MM`. */
export function monthText(month: string): string {
  return inForm("monthAndYear", midnightOf(`${month}-01`));
}

function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** '3:30 PM' */
export function timeOfDayText({ hours, minutes }: ClockTime): string {
  return inForm("time", Date.UTC(1970, 0, 1, hours, minutes));
}

/** '3:30 PM' of a time such as '3:30 PM - 5:30 PM'; a time that can't be read as it is. */
export function startTimeText(time: string | null | undefined): string {
  const range = time ? parseClockRange(time) : undefined;
  return range ? timeOfDayText(range.start) : contentTimeText(time ?? "");
}

/** A time that the content gives in English, such as '10:00 AM - 6:00 PM'; in another language as it writes times, if it can be read. */
export function contentTimeText(time: string): string {
  if (siteLanguage() === "en" || !isReadableTime(time)) return time;
  const range = parseClockRange(time);
  if (!range) return t("All day");
  return [range.start, ...(range.end ? [range.end] : [])].map(timeOfDayText).join(" - ");
}

/**
 * The time as the content says it, with 'each day' if it holds on each of several days; empty if there is none, or if it
 * is told with the days.
 */
export function timeText(schedule: Schedule): string {
  if (rangeOverDays(schedule)) return "";
  const time = contentTimeText(schedule.time ?? "");
  return time && isEveryDay(schedule) ? t("{time} each day", { time }) : time;
}

/** 'hh:mm:ss' in the time zone of the machine that shows it. */
export function clockText(now: Date): string {
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** 'November 25, 2026, 8:15 PM' in the time zone of the machine that shows it. */
export function momentText(instant: Date): string {
  const date = inForm("date", Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));
  const time = timeOfDayText({ hours: instant.getHours(), minutes: instant.getMinutes() });
  return t("{date}, {time}", { date, time });
}

/** 'Every Tuesday until June 30, 2026', 'Every month on the 3rd until …'; undefined if it is not repeated. */
export function recurrenceText(item: Recurrence): string | undefined {
  if (!isRepeated(item)) return undefined;
  const date = dateText(item.repeatsUntil);
  return item.repeats === "monthly"
    ? t("Every month on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} until {date}", {
        day: Number(item.date.slice(8)),
        date,
      })
    : t(
        "{weekday, select, sunday {Every Sunday} monday {Every Monday} tuesday {Every Tuesday} wednesday {Every Wednesday} thursday {Every Thursday} friday {Every Friday} other {Every Saturday}} until {date}",
        { weekday: weekdayKey(item.date), date },
      );
}

/** 'March 26, 2026 · April 14, 2026': when it does not take place; undefined if it always does. */
export function exceptText(item: Recurrence): string | undefined {
  const days = exceptDays(item);
  return days.length === 0 ? undefined : days.map(dateText).join(" · ");
}
