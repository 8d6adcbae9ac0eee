import { DAY, offsetAt } from "../../src/domain/time/club-time";
import { weekdayKeys } from "../../src/domain/time/date-text";
import { parseClockRange } from "../../src/model/values/clock-time";
import { betweenCommas, errorIn } from "./club-choices";
import type { Question } from "./club-questions";
import { siteLocale } from "../../src/words/site-language";
import { t } from "../../src/words/t";

/** Usual activities of clubs, and a sentence about each. Other words are written as they are. */
const usualSkills: ReadonlyMap<string, string> = new Map([
  [
    t("Competitive Programming"),
    t("Problems against the clock, and their solutions explained to each other afterwards."),
  ],
  [t("Web Development"), t("From the first page to a small site that someone really uses.")],
  [t("Tech Workshops"), t("Afternoons on which you try something new with your own hands.")],
  [t("Community Learning"), t("Members who learned something last week explain it this week.")],
  [t("Innovation Projects"), t("Small teams, one real problem, and a day on which it has to work.")],
  [t("Data Structures & Algorithms"), t("Drawn on paper first and typed afterwards.")],
  [t("Networking"), t("How computers find each other, and why sometimes they don't.")],
  [t("Cyber Security"), t("How attacks work, practised only on machines that belong to us.")],
  [t("Graphics Design"), t("Posters that can be read from across the corridor.")],
  [t("Presentation"), t("A few minutes in front of a friendly audience.")],
  [t("Robotics"), t("Boards, motors and sensors that learn to move together.")],
  [t("ML/AI Development"), t("Small models trained on data of our own, and how often they are wrong.")],
]);

/** The activities of a club, as its home page shows them. */
export interface Skill {
  readonly title: string;
  readonly description?: string;
}

/** The skills that a text names, separated by commas. */
export function skillsIn(text: string): readonly Skill[] {
  return betweenCommas(text)
    .filter(Boolean)
    .map((name) => {
      const usual = [...usualSkills].find(([title]) => title.toLowerCase() === name.toLowerCase());
      return usual ? { title: usual[0], description: usual[1] } : { title: name };
    });
}

const FIRST_SUNDAY = Date.UTC(2023, 0, 1);

/** The names of the days from Sunday on, in the language of the command. */
const weekdays = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat(siteLocale(), { weekday: "long", timeZone: "UTC" }).format(FIRST_SUNDAY + day * DAY),
);

/** A meeting on the same day of each week. */
export interface WeeklyMeeting {
  /** From 0, Sunday. */
  readonly weekday: number;
  /** '5:00 PM - 6:30 PM' */
  readonly time: string;
  readonly venue: string | undefined;
}

const meetingExample = t("Tuesday, 5:00 PM - 6:30 PM, Room 304");

/**
 * The meeting that a text names by its day, time and place, separated by commas.
 *
 * @throws Error that says what was expected
 */
export function meetingIn(text: string): WeeklyMeeting {
  const [day = "", time = "", ...place] = betweenCommas(text);
  const weekday = weekdays.findIndex((name) => name.toLowerCase() === day.toLowerCase());
  if (weekday < 0 || !parseClockRange(time))
    throw new Error(
      t("is {value}, expected a day, a time and a place, such as {example}", {
        value: `'${text}'`,
        example: `'${meetingExample}'`,
      }),
    );
  return { weekday, time, venue: place.length > 0 ? place.join(", ") : undefined };
}

/** The words of the home page and the first event. */
export const contentQuestions: readonly Question[] = [
  {
    flag: "skills",
    label: t("What you do"),
    hint: t("Three things, separated by commas: {skills}, or your own words.", {
      skills: [...usualSkills.keys()].join(", "),
    }),
    example: t("Robotics, Web Development, Chess"),
    isRequired: false,
    errorOf: () => undefined,
  },
  {
    flag: "meeting",
    label: t("Weekly meeting||a question"),
    hint: t("Its day, time and place, separated by commas. If empty, an example of an event is written."),
    example: meetingExample,
    isRequired: false,
    errorOf: (answer) => errorIn(() => meetingIn(answer)),
  },
];

/** How long the first meetings are planned ahead, in days. */
const A_YEAR = 364;

/** The id of the event of a weekly meeting. */
export const MEETING = "weekly-meeting";

/** The event of a weekly meeting, from its next day after `now` on. */
export function meetingEvent({ weekday, time, venue }: WeeklyMeeting, zone: string, now: Date): object {
  const today = new Date(`${dayIn(zone, now)}T00:00:00Z`);
  const first = new Date(today.getTime() + (((weekday - today.getUTCDay() + 6) % 7) + 1) * DAY);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    id: MEETING,
    title: t("Weekly Meeting"),
    description: t(
      "{weekday, select, sunday {Every Sunday} monday {Every Monday} tuesday {Every Tuesday} wednesday {Every Wednesday} thursday {Every Thursday} friday {Every Friday} other {Every Saturday}}. Everyone is welcome.",
      { weekday: weekdayKeys[weekday] ?? "" },
    ),
    date: day(first),
    repeats: "weekly",
    repeatsUntil: day(new Date(first.getTime() + A_YEAR * DAY)),
    time,
    ...(venue !== undefined && { venue }),
    category: "meeting",
  };
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, instant: Date): string {
  return new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 10);
}

/** The lines of the terminal on the home page. */
export function terminalLines(name: string, skills: readonly Skill[], meeting: string | undefined): readonly string[] {
  return [
    "$ whoami",
    name,
    ...(skills.length > 0 ? ["$ ls what-we-do", skills.map(({ title }) => title).join(", ")] : []),
    ...(meeting === undefined ? [] : ["$ cat next-meeting", t("Every {meeting}", { meeting })]),
  ];
}
