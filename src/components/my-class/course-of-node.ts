import { pictureSource, type ContentPicture } from "../content/picture-source";
import type { Course, CourseModule, PracticeProblem, QuizQuestion } from "../../domain/my-class/course";
import { problemKey } from "../../domain/problems/problem-key";
import { hasVisibleText } from "../../model/schema/json-object";
import { t } from "../../words/t";

/** A module as stored in the file. */
interface ModuleNode extends Omit<CourseModule, "title" | "text" | "practice" | "sheet" | "quiz" | "completed"> {
  readonly title: string | null;
  readonly order: number | null;
  readonly text?: Rendered | null;
  readonly practice?: readonly ProblemNode[];
  /** The id of a sheet. */
  readonly sheet?: string | null;
  readonly quiz?: readonly QuestionNode[];
  readonly completed: boolean | null;
}

interface Rendered {
  readonly html: string;
}

interface ProblemNode extends Omit<PracticeProblem, "hint" | "solution"> {
  readonly hint: Rendered | null;
  readonly solution: Rendered | null;
}

interface ShortText extends Rendered {
  /** As its author wrote it. */
  readonly source: string;
}

interface QuestionNode {
  readonly id: string | null;
  readonly question: ShortText;
  readonly options: readonly ShortText[];
  /** The number of the right option, from 1; empty options count too. */
  readonly answer: number;
  readonly explanation: Rendered | null;
  readonly explanations: readonly Rendered[];
}

export interface CourseNode extends Omit<Course, "id" | "image" | "isAvailable" | "modules"> {
  readonly jsonId: string;
  readonly status: string | null;
  readonly image: ContentPicture | null;
  readonly modules: readonly ModuleNode[];
}

/** A sheet of problems that modules may name. */
export interface SheetNode {
  readonly jsonId: string;
  readonly title: string;
  readonly problems: readonly ProblemNode[];
}

/** @param sheets those of the club */
export function courseOf(
  { jsonId, status, image, modules, ...rest }: CourseNode,
  sheets: readonly SheetNode[] = [],
): Course {
  return {
    id: jsonId,
    ...rest,
    image: pictureSource(image) ?? null,
    isAvailable: status === "Available",
    modules: inOrder(modules).map((module, index) =>
      moduleOf(
        module,
        index,
        sheets.find((sheet) => sheet.jsonId === module.sheet),
      ),
    ),
  };
}

/** Leaves out empty parts, and questions without a right answer. */
function moduleOf(module: ModuleNode, index: number, sheet: SheetNode | undefined): CourseModule {
  const { id, title, description, duration, videoUrl, completed, text, resources, quiz } = module;
  const practice = problemsOf(module, sheet);
  const questions = quiz?.map(questionOf).filter(({ answer }) => answer > 0);
  return {
    id,
    title: moduleTitle(title, index),
    description,
    duration,
    videoUrl,
    ...(text && { text: text.html }),
    ...(resources?.length && { resources }),
    ...(practice.length > 0 && { practice: practice.map(problemOf) }),
    ...(sheet && { sheet: { id: sheet.jsonId, title: sheet.title } }),
    ...(questions?.length && { quiz: questions }),
    completed: completed === true,
  };
}

/** A module's own problems, and those of its sheet that it doesn't have. */
function problemsOf({ practice = [] }: ModuleNode, sheet: SheetNode | undefined): readonly ProblemNode[] {
  const own = new Set(practice.map(({ url }) => problemKey(url)));
  return [...practice, ...(sheet?.problems ?? []).filter(({ url }) => !own.has(problemKey(url)))];
}

function problemOf({ title, url, difficulty, hint, solution }: ProblemNode): PracticeProblem {
  return {
    title,
    url,
    ...(difficulty && { difficulty }),
    ...(hint && { hint: hint.html }),
    ...(solution && { solution: solution.html }),
  };
}

/** Leaves out empty options; the answer and the explanations still belong to the same options. */
function questionOf({ id, question, options, answer, explanation, explanations }: QuestionNode): QuizQuestion {
  const shown = options.flatMap((option, place) => (hasVisibleText(option.source) ? [{ ...option, place }] : []));
  const html = { question: question.html, options: shown.map((option) => asLabel(option.html)) };
  const written = { question: question.source.trim(), options: shown.map(({ source }) => source.trim()) };
  const reasons = shown.map(({ place }) => explanations[place]?.html ?? "");
  return {
    ...(id && { id }),
    ...html,
    answer: shown.findIndex(({ place }) => place === answer - 1) + 1,
    explanation: explanation?.html ?? null,
    ...(reasons.some(Boolean) && { explanations: reasons }),
    ...(JSON.stringify(written) !== JSON.stringify(html) && { written }),
  };
}

/** Makes code in an option plain: pressing it chooses the option. */
function asLabel(html: string): string {
  return html.replace(/<pre [^>]*>/g, "<pre>");
}

/** Sorted by number; modules without a number come last, in the order of the file. */
export function inOrder<Node extends Pick<ModuleNode, "order">>(modules: readonly Node[]): readonly Node[] {
  const place = ({ order }: Node) => order ?? Infinity;
  return [...modules].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

export function moduleTitle(title: string | null, index: number): string {
  return title ?? t("Module {number}", { number: index + 1 });
}
