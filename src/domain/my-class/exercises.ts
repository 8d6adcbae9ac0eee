import { hasFields, optional } from "../shape";
import { optionTexts, writtenQuestion, type CourseModule, type QuizQuestion } from "./course";

type Exercises = Pick<CourseModule, "practice" | "quiz">;

/** The file of one module's problems and questions. */
export const name = "exercises";

export function pack(exercises: Exercises): Exercises {
  return exercises;
}

const isExercises = (json: unknown): json is Exercises =>
  hasFields(json, { practice: optional(Array.isArray), quiz: optional(Array.isArray) });

/** @throws TypeError if the JSON is anything else */
export function parse(json: unknown): Exercises {
  if (!isExercises(json)) throw new TypeError("The file is not the exercises of a module");
  return json;
}

/** What progress needs to know of exercises that are in a file of their own. */
export function outlineOf({ practice, quiz }: Exercises): Exercises {
  return {
    ...(practice && { practice: practice.map(({ title, url }) => ({ title, url })) }),
    ...(quiz && { quiz: quiz.map(questionOutline) }),
  };
}

function questionOutline(question: QuizQuestion): QuizQuestion {
  const { id, answer } = question;
  return {
    ...(id && { id }),
    question: writtenQuestion(question),
    options: optionTexts(question),
    answer,
    explanation: null,
  };
}
