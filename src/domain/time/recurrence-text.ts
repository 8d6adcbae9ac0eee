import { dateText, weekdayNames } from "./date-text";
import { exceptDays, isRepeated, type Recurrence } from "./recurrence";

/** 'Every Tuesday until June 30, 2026', 'Every month on the 3rd until …'; undefined if it is not repeated. */
export function recurrenceText(item: Recurrence): string | undefined {
  if (!isRepeated(item)) return undefined;
  return `${rhythm(item)} until ${dateText(item.repeatsUntil)}`;
}

function rhythm({ date, repeats }: { readonly date: string; readonly repeats: "weekly" | "monthly" }): string {
  if (repeats === "monthly") return `Every month on the ${ordinal(Number(date.slice(8)))}`;
  return `Every ${weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ""}`;
}

/** 'March 26, 2026 · April 14, 2026': when it does not take place; undefined if it always does. */
export function exceptText(item: Recurrence): string | undefined {
  const days = exceptDays(item);
  return days.length === 0 ? undefined : days.map(dateText).join(" · ");
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ["th", "st", "nd", "rd"][day % 10]) ?? "th"}`;
}
