import { listFormat } from "../data-files/data-format";
import type { PictureSource } from "../picture-source";

/** A link of a module; its address is null if its file can't be published. */
interface ModuleLink {
  readonly label: string;
  readonly url: { readonly url: string | null };
}

/** The hint and the solution as HTML. */
export interface PracticeProblem {
  readonly title: string;
  readonly url: string;
  readonly difficulty?: string | null;
  readonly hint?: string | null;
  readonly solution?: string | null;
}

/** A question of a quiz, its texts as HTML. */
export interface QuizQuestion {
  readonly id?: string | null;
  readonly question: string;
  readonly options: readonly string[];
  /** The number of the right option, from 1. */
  readonly answer: number;
  readonly explanation: string | null;
  /** One for each option; empty for one without. */
  readonly explanations?: readonly string[];
  /** The words of its author, where they are not its HTML: answers are kept by them. */
  readonly written?: { readonly question: string; readonly options: readonly string[] };
}

export function writtenQuestion({ question, written }: QuizQuestion): string {
  return written?.question ?? question;
}

/** The name under which the answers to a question are kept. */
export function questionKey(question: QuizQuestion): string {
  return question.id || writtenQuestion(question);
}

export function optionTexts({ options, written }: QuizQuestion): readonly string[] {
  return written?.options ?? options;
}

export interface CourseModule {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly duration: string | null;
  readonly videoUrl: string | null;
  readonly text?: string | null;
  readonly textAddress?: string | null;
  readonly resources?: readonly ModuleLink[];
  readonly practice?: readonly PracticeProblem[];
  /** Where some of these problems are from. */
  readonly sheet?: { readonly id: string; readonly title: string };
  readonly quiz?: readonly QuizQuestion[];
  /** Where the problems and questions are, if these are only their outline. */
  readonly exercisesAddress?: string | null;
  readonly completed: boolean;
}

export function hasLesson({ text, textAddress }: Pick<CourseModule, "text" | "textAddress">): boolean {
  return Boolean(text ?? textAddress);
}

/** A course of MyClass with its modules in their order. */
export interface Course {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly instructor: string | null;
  readonly duration: string | null;
  readonly level: string | null;
  readonly enrolled: number | null;
  /** Out of 5. */
  readonly rating: number | null;
  readonly image: PictureSource | null;
  /** Only an available course can be opened (docs/behaviour.md#myclass). */
  readonly isAvailable: boolean;
  readonly prerequisites: readonly string[];
  readonly learningOutcomes: readonly string[];
  readonly modules: readonly CourseModule[];
}

export const courseFormat = listFormat<Course>("courses");
