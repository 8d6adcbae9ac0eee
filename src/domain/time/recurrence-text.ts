import { t } from "../../words/t";
import { dateText, weekdayKey } from "./date-text";
import { exceptDays, isRepeated, type Recurrence } from "./recurrence";

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
