import { isRealDate } from "../../model/values/calendar-date";
import { type ClockTime, parseClockRange } from "../../model/values/clock-time";
import { isEveryDay, lastDayOf, type Schedule } from "./schedule";

const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** 'February 14, 2026'; 'Date TBD' without a date, 'Invalid Date' for one that can't be read (docs/behaviour.md#dates-and-times). */
export function dateText(date: string | null | undefined): string {
  if (!date) return "Date TBD";
  if (!isRealDate(date)) return "Invalid Date";
  return `${dayText(date)}, ${date.slice(0, -6)}`;
}

/** 'February 14' of a real date. */
export function dayText(date: string): string {
  const [, month = "", day = ""] = date.split("-");
  return `${months[Number(month) - 1] ?? ""} ${Number(day)}`;
}

/**
 * 'December 18 - 20, 2026', 'November 30 - December 2, 2026' or 'December 30, 2026 - January 2, 2027'; the text of the
 * first day where there is no last one.
 */
export function daysText(schedule: Schedule): string {
  const { date } = schedule;
  const last = lastDayOf(schedule);
  if (!date || last === undefined) return dateText(date);
  const [year, month] = [date.slice(0, -6), date.slice(0, -3)];
  if (last.startsWith(`${month}-`)) return `${dayText(date)} - ${Number(last.slice(-2))}, ${year}`;
  return last.startsWith(`${year}-`) ? `${dayText(date)} - ${dateText(last)}` : `${dateText(date)} - ${dateText(last)}`;
}

/** 'Tue 1 December' of a real date. */
export function shortDayText(date: string): string {
  const weekday = weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
  return `${weekday.slice(0, 3)} ${Number(date.slice(-2))} ${months[Number(date.slice(-5, -3)) - 1] ?? ""}`;
}

/** '3:30 PM' of a time such as '3:30 PM - 5:30 PM'; a time that can't be read as it is. */
export function startTimeText(time: string | null | undefined): string {
  const range = time ? parseClockRange(time) : undefined;
  if (!range) return time ?? "";
  return timeOfDayText(range.start);
}

/** '3:30 PM' */
export function timeOfDayText({ hours, minutes }: ClockTime): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** 'December 2026' of `YYYY-MM`. */
export function monthText(month: string): string {
  return `${months[Number(month.slice(-2)) - 1] ?? ""} ${month.slice(0, -3)}`;
}

/** In the order of a week. */
export const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The time as the content says it, with 'each day' if it holds on each of several days; empty if there is none. */
export function timeText(schedule: Schedule): string {
  const { time } = schedule;
  if (!time) return "";
  return isEveryDay(schedule) ? `${time} each day` : time;
}

/** 'hh:mm:ss' in the time zone of the machine that shows it. */
export function clockText(now: Date): string {
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** 'November 25, 2026, 8:15 PM' in the time zone of the machine that shows it. */
export function momentText(instant: Date): string {
  const time = timeOfDayText({ hours: instant.getHours(), minutes: instant.getMinutes() });
  return `${months[instant.getMonth()] ?? ""} ${instant.getDate()}, ${instant.getFullYear()}, ${time}`;
}
