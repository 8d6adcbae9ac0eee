import { listText } from "../text/list-text";
import type { Course, CourseModule } from "./course";
import { doneShare, moduleParts } from "./module-parts";
import { isCompleted, markSolved } from "./progress";
import { type Progress } from "./stored-progress";
import { isSolvedIn, type SolvedRecord } from "./solved-record";
import { t } from "../../words/t";

/** How many modules of a course are completed, with what is done of the others. */
export function courseShare(progress: Progress, course: Course): number {
  return sum(
    course.modules.map((module) =>
      isCompleted(progress, course, module.id) ? 1 : doneShare(progress, course, module),
    ),
  );
}

/** The rest of the work in some modules: '2 texts, 1 question'; empty if nothing is left. */
export function leftText(progress: Progress, course: Course, modules: readonly CourseModule[]): string {
  const parts = modules.map((module) => moduleParts(progress, course, module));
  const leftOf = (name: keyof ReturnType<typeof moduleParts>) =>
    sum(parts.map((each) => each[name].total - each[name].done));
  const [texts, questions, problems] = [leftOf("text"), leftOf("question"), leftOf("problem")];
  return listText([
    ...(texts > 0 ? [t("{texts, plural, one {# text} other {# texts}}", { texts })] : []),
    ...(questions > 0 ? [t("{questions, plural, one {# question} other {# questions}}", { questions })] : []),
    ...(problems > 0 ? [t("{problems, plural, one {# problem} other {# problems}}", { problems })] : []),
  ]);
}

/** Marks all problems of the courses as solved that are so on Codeforces. */
export function withSolved(before: Progress, courses: readonly Course[], record: SolvedRecord): Progress {
  let progress = before;
  for (const course of courses)
    for (const { id, practice = [] } of course.modules)
      for (const problem of practice)
        if (isSolvedIn(record, problem)) progress = markSolved(progress, course, id, problem.url, true);
  return progress;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
