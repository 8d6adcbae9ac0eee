import { isJsonObject } from "../../model/schema/json-object";
import { parseJson } from "../parse-json";

/** Someone's progress in one course. */
export interface CourseProgress {
  /** The ids of completed modules, in the order of their completion. */
  readonly completed: readonly string[];
  /** The id of the module that was open last. */
  readonly last?: string;
  /** By the id of a module and the key of a question: the option that was chosen, as its author wrote it. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** As earlier versions kept answers, by the id of a module: the numbers of the chosen options, from 1; 0 for none. */
  readonly places?: Readonly<Record<string, readonly number[]>>;
  /** The ids of the modules whose text is read. */
  readonly read?: readonly string[];
  /** By the id of a module: the links of its solved problems, ticked by hand or solved as Codeforces says. */
  readonly solved?: Readonly<Record<string, readonly string[]>>;
}

/** Someone's progress, by the ids of the courses. */
export type Progress = ReadonlyMap<string, CourseProgress>;

/** The work done in a course besides its completed modules. */
export type DoneParts = Pick<CourseProgress, "answers" | "places" | "read" | "solved">;

export const noProgress: Progress = new Map();
/** The entry of the browser's storage that keeps a member's progress; another format of it gets another number. */
export function progressEntry(memberKey: string): string {
  return `myclass.progress.2:${memberKey}`;
}

/** The entry of earlier versions, which is read until there is a new one. */
export function oldProgressEntry(memberKey: string): string {
  return `myclass.progress.1:${memberKey}`;
}

/** Reads what is stored; whatever is not progress counts as none. */
export function parseProgress(text: string): Progress {
  const courses = fieldsOf(parseJson(text)).map(([course, value]) => [course, courseProgress(value)] as const);
  return new Map(courses.flatMap(([course, progress]) => (progress ? [[course, progress] as const] : [])));
}

/** The text to be stored, which `parseProgress` reads. */
export function serialiseProgress(progress: Progress): string {
  return JSON.stringify(Object.fromEntries(progress));
}

function fieldsOf(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function courseProgress(value: unknown): CourseProgress | undefined {
  const fields = new Map(fieldsOf(value));
  const completed = fields.get("completed");
  const last = fields.get("last");
  if (!Array.isArray(completed)) return undefined;
  return {
    completed: textsIn(completed),
    ...(typeof last === "string" && { last }),
    ...parseParts(value),
  };
}

/** Reads the parts of a course as storage or a file has them, without whatever is none. */
export function parseParts(value: unknown): DoneParts {
  const fields = new Map(fieldsOf(value));
  const read = textsIn(fields.get("read"));
  const chosen = fieldsOf(fields.get("answers"));
  const answers = chosen.flatMap(([id, texts]) => {
    const kept = fieldsOf(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return kept.length > 0 ? [[id, Object.fromEntries(kept)] as const] : [];
  });
  const places = [...chosen, ...fieldsOf(fields.get("places"))].flatMap(([id, numbers]) =>
    Array.isArray(numbers) && numbers.length > 0 && numbers.every((option) => Number.isInteger(option) && option >= 0)
      ? [[id, numbers.map(Number)] as const]
      : [],
  );
  const solved = fieldsOf(fields.get("solved")).flatMap(([id, links]) =>
    textsIn(links).length > 0 ? [[id, textsIn(links)] as const] : [],
  );
  return {
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(places.length > 0 && { places: Object.fromEntries(places) }),
    ...(read.length > 0 && { read }),
    ...(solved.length > 0 && { solved: Object.fromEntries(solved) }),
  };
}

/** The texts in a list, each once. */
function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter((entry) => typeof entry === "string"))] : [];
}
