import { isRealDate } from "../../model/values/calendar-date";
import { isJsonObject } from "../../model/schema/json-object";
import { isText, parseJson, propertyOf } from "../shape";
import { problemKey } from "./problem-key";

/** What someone has marked a problem as, on this device. */
export interface Mark {
  /** Pages show `solved` and `again`; others are kept. */
  readonly state: string;
  /** `YYYY-MM-DD` at the club; absent: lessons marked it when days were not kept. */
  readonly day?: string;
  readonly by: "hand" | "codeforces";
}

/** Someone's marks by the keys of problems. */
export type Marks = ReadonlyMap<string, Mark>;

export const noMarks: Marks = new Map();

/** In place of a member's key: the marks of those who are not signed in. */
export const GUEST = "guest";

/** The entry of the browser's storage that keeps a member's marks; another format of it gets another number. */
export function marksEntry(memberKey: string): string {
  return `myclass.marks.1:${memberKey}`;
}

/** Reads what is stored; what is no mark is left out. */
export function parseMarks(text: string): Marks {
  return marksIn(parseJson(text));
}

/** Reads marks as storage or a file has them. */
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
 * The marks that lessons kept up to version 2.0.0, as lists of links by the modules of courses.
 *
 * @param courses what is stored by the ids of courses, or the courses of a progress file
 */
export function marksOfLessons(courses: unknown): Marks {
  const valuesOf = (value: unknown): unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value) : [];
  const links = valuesOf(courses).flatMap((course) => valuesOf(propertyOf(course, "solved")).flat());
  return new Map(links.filter(isText).map((link) => [problemKey(link), { state: "solved", by: "hand" }]));
}

/** What is stored by the ids of courses, without the marks that lessons kept there. */
export function withoutMarksOfLessons(text: string): string {
  const courses = parseJson(text);
  if (!isJsonObject(courses)) return text;
  return JSON.stringify(courses, (name, value: unknown) => (name === "solved" ? undefined : value));
}

/** Marks as storage and files have them. */
export function writtenMarks(marks: Marks): Readonly<Record<string, Mark>> {
  return Object.fromEntries(marks);
}

export function isSolved(marks: Marks, link: string): boolean {
  return marks.get(problemKey(link))?.state === "solved";
}

/** Marks a problem by hand; without a state its mark is taken away. */
export function withMark(marks: Marks, link: string, state: string | undefined, day: string): Marks {
  const after = new Map(marks);
  if (state === undefined) after.delete(problemKey(link));
  else after.set(problemKey(link), { state, day, by: "hand" });
  return after;
}

/** Adds marks of elsewhere; a problem that has a mark keeps it. The same object if nothing is new. */
export function withMarksOf(marks: Marks, others: Marks): Marks {
  return [...others.keys()].every((key) => marks.has(key)) ? marks : new Map([...others, ...marks]);
}
