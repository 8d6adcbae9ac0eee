import { listText } from "../text/list-text";
import { type Course, type CourseModule, hasLesson } from "./course";
import { answersOf, isCompleted, isRead, markSolved, solvedLinks } from "./progress";
import { type Progress } from "./stored-progress";
import { isSolvedIn, type SolvedRecord } from "./solved-record";
import { t } from "../../words/t";

/** How many things there are to do, and how many of them are done: texts to read, questions to answer, problems to solve. */
interface Parts {
  readonly text: Part;
  readonly question: Part;
  readonly problem: Part;
}

interface Part {
  readonly done: number;
  readonly total: number;
}

function moduleParts(progress: Progress, course: Course, module: CourseModule): Parts {
  const { id, quiz = [], practice = [] } = module;
  const isText = hasLesson(module);
  const answers = answersOf(progress, course, id);
  const solved = new Set(solvedLinks(progress, course, id));
  return {
    text: { done: isText && isRead(progress, course, id) ? 1 : 0, total: isText ? 1 : 0 },
    question: { done: quiz.filter(({ answer }, index) => answers[index] === answer).length, total: quiz.length },
    problem: { done: practice.filter(({ url }) => solved.has(url)).length, total: practice.length },
  };
}

/**
 * How many modules of a course are done, with what is done of the others: a module is whole once it is completed, and
 * until then at most half.
 */
export function courseShare(progress: Progress, course: Course): number {
  const shares = course.modules.map((module) => {
    if (isCompleted(progress, course, module.id)) return 1;
    const { text, question, problem } = moduleParts(progress, course, module);
    const done = text.done + question.done + problem.done;
    const total = text.total + question.total + problem.total;
    return total === 0 ? 0 : done / total / 2;
  });
  return sum(shares);
}

/** The rest of the work in some modules: '2 texts, 1 question'; empty if nothing is left. */
export function leftText(progress: Progress, course: Course, modules: readonly CourseModule[]): string {
  const parts = modules.map((module) => moduleParts(progress, course, module));
  const leftOf = (name: keyof Parts) => sum(parts.map((each) => each[name].total - each[name].done));
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
