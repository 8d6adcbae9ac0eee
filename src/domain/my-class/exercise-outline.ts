import { optionTexts, writtenQuestion, type QuizQuestion } from "./course";
import type { Exercises } from "./exercises";

/** What progress needs to know about exercises in a separate file. */
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
