import { timetableOf } from "../../../../src/domain/activities/timetable";
import {
  contentTimeText,
  dateText,
  daysText,
  dayText,
  monthText,
  startTimeText,
  timeText,
  weekdays,
  recurrenceText,
} from "../../../../src/domain/time/date-text";
import type { Language } from "../../../../src/words/languages";
import { firstWeekday } from "../../../../src/words/site-language";
import { inLanguage } from "../../../support/in-language";

interface Forms {
  readonly date: string;
  readonly day: string;
  readonly days: string;
  readonly overMonths: string;
  readonly overYears: string;
  readonly month: string;
  readonly weekday: string;
  readonly shortWeekday: string;
  readonly time: string;
  readonly times: string;
}

const expected: readonly (readonly [Language, Forms])[] = [
  [
    "en",
    {
      date: "February 14, 2026",
      day: "February 14",
      days: "December 18 - 20, 2026",
      overMonths: "November 30 - December 2, 2026",
      overYears: "December 30, 2026 - January 2, 2027",
      month: "December 2026",
      weekday: "Tuesday",
      shortWeekday: "Tue",
      time: "3:30 PM",
      times: "9:00 AM - 17:00",
    },
  ],
  [
    "bn",
    {
      date: "১৪ ফেব্রুয়ারি, ২০২৬",
      day: "১৪ ফেব্রুয়ারি",
      days: "১৮ - ২০ ডিসেম্বর, ২০২৬",
      overMonths: "৩০ নভেম্বর - ২ ডিসেম্বর, ২০২৬",
      overYears: "৩০ ডিসেম্বর, ২০২৬ - ২ জানুয়ারি, ২০২৭",
      month: "ডিসেম্বর ২০২৬",
      weekday: "মঙ্গলবার",
      shortWeekday: "মঙ্গল",
      time: "৩:৩০ PM",
      times: "৯:০০ AM - ৫:০০ PM",
    },
  ],
  [
    "es",
    {
      date: "14 de febrero de 2026",
      day: "14 de febrero",
      days: "18 - 20 de diciembre de 2026",
      overMonths: "30 de noviembre - 2 de diciembre de 2026",
      overYears: "30 de diciembre de 2026 - 2 de enero de 2027",
      month: "diciembre de 2026",
      weekday: "martes",
      shortWeekday: "mar",
      time: "15:30",
      times: "9:00 - 17:00",
    },
  ],
  [
    "pt-BR",
    {
      date: "14 de fevereiro de 2026",
      day: "14 de fevereiro",
      days: "18 - 20 de dezembro de 2026",
      overMonths: "30 de novembro - 2 de dezembro de 2026",
      overYears: "30 de dezembro de 2026 - 2 de janeiro de 2027",
      month: "dezembro de 2026",
      weekday: "terça-feira",
      shortWeekday: "ter.",
      time: "15:30",
      times: "9:00 - 17:00",
    },
  ],
  [
    "ar",
    {
      date: "14 فبراير 2026",
      day: "14 فبراير",
      days: "18 - 20 ديسمبر 2026",
      overMonths: "30 نوفمبر - 2 ديسمبر 2026",
      overYears: "30 ديسمبر 2026 - 2 يناير 2027",
      month: "ديسمبر 2026",
      weekday: "الثلاثاء",
      shortWeekday: "الثلاثاء",
      time: "3:30 م",
      times: "9:00 ص - 5:00 م",
    },
  ],
];

const repeatsUntil = "2027-06-30";

describe.each(expected)("In %s", (language, forms) => {
  inLanguage(language);

  it("dates and times have the form of the language", () => {
    const tuesday = weekdays()[(2 - firstWeekday() + 7) % 7];
    expect({
      date: dateText("2026-02-14"),
      day: dayText("2026-02-14"),
      days: daysText({ date: "2026-12-18", endDate: "2026-12-20" }),
      overMonths: daysText({ date: "2026-11-30", endDate: "2026-12-02" }),
      overYears: daysText({ date: "2026-12-30", endDate: "2027-01-02" }),
      month: monthText("2026-12"),
      weekday: tuesday?.name,
      shortWeekday: tuesday?.short,
      time: startTimeText("3:30 PM - 5:30 PM"),
      times: timeText({ time: "9:00 AM - 17:00" }),
    }).toEqual(forms);
  });

  it("a time that can't be read stays as the content has it", () => {
    expect(contentTimeText("After the prayer")).toBe("After the prayer");
    expect(startTimeText("After the prayer")).toBe("After the prayer");
  });

  it("a schedule has the times of the language", () => {
    expect(timetableOf(["9:00 AM - 17:00: Contest"])?.[0]?.rows[0]?.time).toBe(forms.times);
  });
});

it.each(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "30th"])(
  "a month has a %s in English",
  (ordinal) => {
    const date = `2026-12-${ordinal.slice(0, -2).padStart(2, "0")}`;
    expect(recurrenceText({ date, repeats: "monthly", repeatsUntil })).toContain(`on the ${ordinal} until`);
  },
);
