import { groups, int } from "../fields/simple-fields";
import { markdown, markdownLines, shortMarkdown, text } from "../fields/text-fields";
import { quote } from "../check/sentence";
import { linkList } from "../fields/shared-fields";
import { hasVisibleText, isJsonObject } from "../schema/json-object";
import { problemFields } from "./problem-fields";
import { t } from "../../words/t";

export const lessonFields = {
  text: markdown({
    label: t("Text"),
    hint: t("The lesson itself, shown below the video or in its place."),
    example: "A **list** keeps many values in order.",
  }).optional(),
  resources: linkList(t("What else to read or to download."), {
    label: "The Python tutorial on lists",
    url: "https://docs.python.org/3/tutorial/datastructures.html",
  }),
  practice: groups({
    label: t("Practice"),
    hint: t("Problems to solve. Links to problems of Codeforces are recognised."),
    fields: problemFields,
  }).optional(),
  quiz: groups({
    label: t("Quiz"),
    hint: t("Questions with one right answer each."),
    madeId: { name: "id", from: "question" },
    entryWarnings: questionWarnings,
    fields: {
      id: text({
        label: t("Question ID"),
        hint: t("Unique in the module, made when you save. Never change it: the answers of learners belong to it."),
        example: "first-index",
      }).optional(),
      question: shortMarkdown({
        label: t("Question"),
        hint: t("One question."),
        example: "What is the index of the first value?",
      }),
      options: markdownLines({
        label: t("Options"),
        hint: t("The answers to choose from, 2 to 6."),
        example: "0",
        error: optionsError,
      }),
      answer: int({ label: t("Answer"), hint: t("The number of the right option: 1 is the first."), example: "1" }),
      explanation: shortMarkdown({
        label: t("Explanation"),
        hint: t("Why that is right. Shown once someone has found it or asks for it."),
        example: "Python counts from 0.",
      }).optional(),
      explanations: markdownLines({
        label: t("Explanations"),
        hint: t("For each option in its order, why it is right or wrong. Shown after that answer."),
        example: "That is the second value.",
      }).optional(),
    },
  }).optional(),
};

const isFilled = (text: unknown) => typeof text === "string" && hasVisibleText(text);

function optionsError(options: readonly string[]): string | undefined {
  const { length } = options.filter(isFilled);
  if (length >= 2 && length <= 6) return undefined;
  return t("has {count, plural, one {# option} other {# options}}, expected 2 to 6", { count: length });
}

function questionWarnings(question: unknown): readonly string[] {
  if (!isJsonObject(question) || !Array.isArray(question.options)) return [];
  const { answer, explanations } = question;
  const options: readonly unknown[] = question.options;
  const texts = options.filter((option) => typeof option === "string").map((option) => option.trim());
  const empty = texts.findIndex((option) => !hasVisibleText(option));
  const twice = texts.find((option, index) => hasVisibleText(option) && texts.indexOf(option) < index);
  const isOutside = typeof answer === "number" && (answer < 1 || answer > options.length);
  const isEmpty = typeof answer === "number" && !isOutside && !isFilled(options[answer - 1]);
  const areTooMany = Array.isArray(explanations) && explanations.length > options.length;
  return [
    ...(isOutside
      ? [
          t("has no right answer: the answer is {answer}, expected a number from 1 to {most}", {
            answer,
            most: options.length,
          }),
        ]
      : []),
    ...(isEmpty ? [t("has no right answer: option {answer} is empty", { answer })] : []),
    ...(empty < 0 ? [] : [t("has the empty option {number}, which the page leaves out", { number: empty + 1 })]),
    ...(twice === undefined
      ? []
      : [t("has the option {option} twice, expected options that differ", { option: quote(twice) })]),
    ...(areTooMany
      ? [t("has more explanations than options, expected one for each option, or an empty one in its place")]
      : []),
  ];
}
