import nodeIcal from "node-ical";
import { rrulestr } from "rrule";
import { occurrenceDays, type Recurrence } from "../../../../src/domain/time/recurrence";
import { spanOf } from "../../../../src/domain/time/schedule";
import { calendarOf, timesByIcalJs } from "../../../support/calendars";
import { withClubSettings } from "../../../support/club-settings";

type Meeting = Recurrence & { readonly date: string; readonly time?: string };

/** The days or instants at which a meeting begins, as the site shows them. */
function timesOnSite({ time, ...meeting }: Meeting): (string | undefined)[] {
  const days = occurrenceDays(meeting);
  return time === undefined ? [...days] : days.map((date) => spanOf({ date, time })?.start.toISOString());
}

function timesByNodeIcal(calendar: string): string[] {
  const event = Object.values(nodeIcal.sync.parseICS(calendar)).find((part) => part?.type === "VEVENT");
  if (event?.type !== "VEVENT") throw new Error("node-ical finds no event");
  const all = { from: new Date("2026-01-01T00:00:00Z"), to: new Date("2040-01-01T00:00:00Z") };
  return nodeIcal
    .expandRecurringEvent(event, all)
    .map(({ start, isFullDay }) => (isFullDay ? localDay(start) : start.toISOString()));
}

/** The library treats a whole day as midnight on this computer. */
function localDay(date: Date): string {
  const part = (number: number) => String(number).padStart(2, "0");
  return [date.getFullYear(), part(date.getMonth() + 1), part(date.getDate())].join("-");
}

/**
 * As rrule.js is used by programs: they give it the local time and the rule, and leave out the exceptions. It compares
 * that time with UNTIL without a look at the zone.
 */
function walltimesByRrule(calendar: string): string[] {
  const event = calendar.slice(calendar.indexOf("BEGIN:VEVENT"));
  const values = (name: string) =>
    [...event.matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, "gm"))].map(([, value]) => value);
  const [[start = ""], [rule], except] = [values("DTSTART"), values("RRULE"), values("EXDATE")];
  const isDay = !start.includes("T");
  const dates = rrulestr(`DTSTART:${isDay ? `${start}T000000` : start}Z\nRRULE:${rule}`).all();
  const compact = dates.map((date) => date.toISOString().replace(/[-:]|\.000Z/g, ""));
  return compact.filter((time) => !except.includes(isDay ? time.slice(0, 8) : time));
}

const rhythms = [
  { date: "2026-09-01", repeats: "weekly", repeatsUntil: "2026-11-17", repeatsExcept: ["2026-10-06"] },
  { date: "2026-08-31", repeats: "monthly", repeatsUntil: "2027-05-31", repeatsExcept: ["2026-10-31"] },
  { date: "2026-09-01", repeats: "monthly", repeatsUntil: "2027-04-01" },
];

const hours = ["12:00 AM", "5:59 AM", "12:00 PM - 1:00 PM", "6:30 PM", "11:59 PM", "10 PM - 2 AM"];

describe.each(["Asia/Dhaka", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "A meeting of a club in %s",
  (timeZone) => {
    withClubSettings({ timeZone });

    describe.each(rhythms)("that is repeated $repeats from $date until $repeatsUntil", (rhythm) => {
      it.each([undefined, ...hours])(
        "has the same times on the site and in three libraries if it begins at %s",
        (time) => {
          const meeting = { ...rhythm, ...(time !== undefined && { time }) };
          const calendar = calendarOf(meeting);
          const onSite = timesOnSite(meeting);
          expect(timesByIcalJs(calendar)).toEqual(onSite);
          expect(timesByNodeIcal(calendar)).toEqual(onSite);
          expect(walltimesByRrule(calendar).map((each) => each.slice(0, 8))).toEqual(
            occurrenceDays(meeting).map((day) => day.replaceAll("-", "")),
          );
        },
      );
    });

    // Clocks are changed on one of these days, in Europe and in America.
    describe.each([
      ["2026-10-24", "2026-10-25", "2026-10-26"],
      ["2026-10-31", "2026-11-01", "2026-11-02"],
    ])("on each day from %s", (...days) => {
      it.each(hours)("begins at the same times on the site and in three libraries with the time %s", (time) => {
        const calendar = calendarOf({ date: days[0], endDate: days.at(-1), time, everyDay: true });
        const onSite = days.map((date) => spanOf({ date, time })?.start.toISOString());
        expect(timesByIcalJs(calendar)).toEqual(onSite);
        expect(timesByNodeIcal(calendar)).toEqual(onSite);
        expect(walltimesByRrule(calendar).map((each) => each.slice(0, 8))).toEqual(
          days.map((day) => day.replaceAll("-", "")),
        );
      });
    });
  },
);
