import { groups } from "./fields/group-fields";
import { link } from "./fields/link-fields";
import { int } from "./fields/number-fields";
import { linkList } from "./fields/shared-fields";
import { lines, longText, markdown, text } from "./fields/text-fields";
import { isJsonObject } from "./schema/json-object";
import { practiceWarnings } from "./values/codeforces-problem";

/** The parts of a module of a course besides its video. */
export const lessonFields = {
  text: markdown({
    label: "Text",
    hint: "The lesson itself, shown below the video or in its place.",
    example: "A **list** keeps many values in order.",
  }).optional(),
  resources: linkList("What else to read or to download.", {
    label: "The Python tutorial on lists",
    url: "https://docs.python.org/3/tutorial/datastructures.html",
  }),
  practice: groups({
    label: "Practice",
    hint: "Problems to solve. Links to problems of Codeforces are recognised.",
    fields: {
      title: text({ label: "Title", hint: "The name of the problem.", example: "Watermelon" }),
      url: link({
        label: "Link",
        hint: "The page of the problem.",
        example: "https://codeforces.com/problemset/problem/4/A",
        warnings: practiceWarnings,
      }),
    },
  }).optional(),
  quiz: groups({
    label: "Quiz",
    hint: "Questions with one right answer each.",
    entryWarnings: answerWarnings,
    fields: {
      question: text({ label: "Question", hint: "One question.", example: "What is the index of the first value?" }),
      options: lines({
        label: "Options",
        hint: "The answers to choose from, 2 to 6.",
        example: "0",
        error: optionsError,
      }),
      answer: int({ label: "Answer", hint: "The number of the right option: 1 is the first.", example: "1" }),
      explanation: longText({
        label: "Explanation",
        hint: "Why that is right. Shown after an answer.",
        example: "Python counts from 0.",
      }).optional(),
    },
  }).optional(),
};

function optionsError({ length }: readonly string[]): string | undefined {
  if (length >= 2 && length <= 6) return undefined;
  return `has ${length} ${length === 1 ? "option" : "options"}, expected 2 to 6`;
}

function answerWarnings(question: unknown): readonly string[] {
  if (!isJsonObject(question)) return [];
  const { options, answer } = question;
  if (!Array.isArray(options) || typeof answer !== "number") return [];
  if (answer >= 1 && answer <= options.length) return [];
  return [`has no right answer: the answer is ${answer}, expected a number from 1 to ${options.length}`];
}
