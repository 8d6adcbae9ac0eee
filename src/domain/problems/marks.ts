import { isRealDate } from "../../model/values/calendar-date";
import { isJsonObject } from "../../model/schema/json-object";
import { isText, parseJson, propertyOf } from "../shape";
import { problemKey } from "./problem-key";

/** A mark of a problem on this device. */
export interface Mark {
  /** Pages show `solved` and `again`; others are kept. */
  readonly state: string;
  /** `YYYY-MM-DD` in the club's time zone; absent for old marks of lessons without a day. */
  readonly day?: string;
  readonly by: "hand" | "codeforces";
}

/** Someone's marks by the keys of problems. */
export type Marks = ReadonlyMap<string, Mark>;

export const noMarks: Marks = new Map();

/** Used instead of a member's key for the marks of guests. */
export const GUEST = "guest";

/** The storage entry of a member's marks; a new format gets a new number. */
export function marksEntry(memberKey: string): string {
  return `myclass.marks.1:${memberKey}`;
}

/** Reads stored marks; everything else is left out. */
export function parseMarks(text: string): Marks {
  return marksIn(parseJson(text));
}

/** Reads marks from storage or a file. */
export function marksIn(value: unknown): Marks {
  if (!isJsonObject(value)) return noMarks;
  return new Map(
    Object.entries(value).flatMap(([key, mark]) => {
      const [state, day, by] = ["state", "day", "by"].map((name) => propertyOf(mark, name));
      if (key === "" || !isText(state) || state === "") return [];
      const isByCodeforces = by === "codeforces";
      const known: Mark = { state, ...(isText(day) && isRealDate(day) && { day }), by: isByCodeforces ? by : "hand" };
      return [[key, known] as const];
    }),
  );
}

/**
 * The marks that lessons stored up to version 2.0.0, as lists of links by module and course.
 *
 * @param courses the stored data by course id, or the courses of a progress file
 */
export function marksOfLessons(courses: unknown): Marks {
  const valuesOf = (value: unknown): unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value) : [];
  const links = valuesOf(courses).flatMap((course) => valuesOf(propertyOf(course, "solved")).flat());
  return new Map(links.filter(isText).map((link) => [problemKey(link), { state: "solved", by: "hand" }]));
}

/** The stored data by course id, without the marks that lessons stored there. */
export function withoutMarksOfLessons(text: string): string {
  const courses = parseJson(text);
  if (!isJsonObject(courses)) return text;
  return JSON.stringify(courses, (name, value: unknown) => (name === "solved" ? undefined : value));
}

/** Marks in the form of storage and files. */
export function writtenMarks(marks: Marks): Readonly<Record<string, Mark>> {
  return Object.fromEntries(marks);
}

export function isSolved(marks: Marks, link: string): boolean {
  return marks.get(problemKey(link))?.state === "solved";
}

/** Marks a problem by hand; without a state, its mark is removed. */
export function withMark(marks: Marks, link: string, state: string | undefined, day: string): Marks {
  const after = new Map(marks);
  if (state === undefined) after.delete(problemKey(link));
  else after.set(problemKey(link), { state, day, by: "hand" });
  return after;
}

/** Adds marks from elsewhere; existing marks are kept. Returns the same object if nothing is new. */
export function withMarksOf(marks: Marks, others: Marks): Marks {
  return [...others.keys()].every((key) => marks.has(key)) ? marks : new Map([...others, ...marks]);
}
