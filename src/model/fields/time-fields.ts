import { quote, unexpectedValue } from "../check/sentence";
import { isRealDate } from "../values/calendar-date";
import { isReadableTime, namesDays } from "../values/clock-time";
import { yearsOfDay } from "../schema/field-info";
import { dayAndTimeError, dayOfDate } from "../values/publish-instant";
import { anyLine, lineThat, register, type FieldOptions, choice } from "./simple-fields";
import { lines } from "./text-fields";
import { t } from "../../words/t";

/**
 * A calendar date `YYYY-MM-DD`; with a time or a zone it is its day at the club. An impossible one is a warning: the page
 * says 'Invalid Date'.
 */
export function date(options: FieldOptions) {
  return register(anyLine(t("expected a date such as 2026-02-14")), {
    read: dayOfDate,
    ...options,
    kind: "date",
    years: yearsOfDay,
    warnings: (value) =>
      typeof value !== "string" || isRealDate(value)
        ? []
        : [
            t("is {value}, expected a real date such as 2026-02-14; the page will say 'Invalid Date'", {
              value: quote(value),
            }),
          ],
  });
}

/** The same where nothing could say 'Invalid Date': an impossible one is an error. */
export function realDate(options: FieldOptions) {
  const expected = t("expected a real date such as 2026-02-14");
  const error = (value: string) => (isRealDate(value) ? undefined : unexpectedValue(value, expected));
  return register(lineThat(error, expected), { read: dayOfDate, ...options, kind: "date", years: yearsOfDay });
}

/** A day, or a day and a time, on which something is published. Anything else is an error: nothing may be public early. */
function instant(options: FieldOptions) {
  const expectation = t("expected a day such as 2026-02-14, or a day and a time such as 2026-02-14 18:30");
  return register(lineThat(dayAndTimeError, expectation), { ...options, kind: "instant", years: yearsOfDay });
}

export const publishAt = instant({
  label: t("Publish at"),
  hint: t(
    "When it appears on the site, in the club's time zone: at the start of this day, or at this time. If empty, immediately.",
  ),
  example: "2026-03-20 18:00",
}).optional();

export const publishedAt = instant({
  label: t("Published at"),
  hint: t("When it appeared, for the feed of the club. If empty, the moment at which its file was published."),
  example: "2026-03-20 18:00",
}).optional();

/** A time or a range of times, 12-hour or 24-hour. */
export function time(options: FieldOptions) {
  return register(anyLine(t("expected a time such as '10:00 AM - 6:00 PM'")), {
    ...options,
    kind: "time",
    warnings: (value) => {
      if (typeof value !== "string" || isReadableTime(value)) return [];
      const found = quote(value);
      return [
        namesDays(value)
          ? t(
              "is {value}, expected a time such as '10:00 AM - 6:00 PM', and the last day in the field endDate; the page will show it unchanged and use the whole day",
              { value: found },
            )
          : t(
              "is {value}, expected a time such as '10:00 AM - 6:00 PM'; the page will show it unchanged and use the whole day",
              { value: found },
            ),
      ];
    },
  });
}

/** How an event is repeated. What they must have to do with each other is in `src/content/rules/check-days.ts`. */
export const recurrenceFields = {
  repeats: choice({
    label: t("Repeats"),
    hint: t("For regular meetings: on the same day of each week or of each month. Needs a date and 'Repeats until'."),
    choices: ["weekly", "monthly"],
    example: "weekly",
    formGroup: "when",
  }).optional(),
  repeatsUntil: date({
    label: t("Repeats until"),
    hint: t("The last day on which it may take place, at most 5 years after the date."),
    example: "2026-06-30",
    formGroup: "when",
  }).optional(),
  repeatsExcept: lines({
    label: t("Except on"),
    hint: t("The days on which it does not take place, such as holidays."),
    example: "2026-03-28",
    read: (days) => (Array.isArray(days) ? days.map(dayOfDate) : days),
    years: yearsOfDay,
    formGroup: "when",
  }).optional(),
};
