import { z } from "zod";
import { bool, choice, groups, int, number } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { lines, longText, markdown, markdownLines, shortMarkdown, slugId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { invisibleCharacter } from "../values/invisible";
import { reservedNameError, nameLengthError } from "../values/file-name";
import { quote } from "../check/sentence";
import { bannerImage, linkList } from "../fields/shared-fields";
import { hasInk, isJsonObject } from "../schema/json-object";
import { practiceWarnings } from "../values/codeforces-problem";
import { t } from "../../words/t";

function moduleIdError(id: string): string | undefined {
  // Gatsby gives this name to a file of the course's own page.
  if (/^page-data\.json$/i.test(id)) return t("is {value}, a reserved name, expected another id", { value: quote(id) });
  const hidden = invisibleCharacter(id);
  if (hidden !== undefined)
    return t("is {value} with the invisible character {character}, expected an id without it", {
      value: quote(id),
      character: hidden,
    });
  return reservedNameError(id) ?? nameLengthError(id);
}

const lessonFields = {
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
    fields: {
      title: text({ label: t("Title"), hint: t("The name of the problem."), example: "Watermelon" }),
      url: link({
        label: t("Link"),
        hint: t("The page of the problem."),
        example: "https://codeforces.com/problemset/problem/4/A",
        warnings: practiceWarnings,
      }),
      difficulty: text({
        label: t("Difficulty"),
        hint: t("How hard it is, in a word or as Codeforces rates it."),
        suggestions: ["Easy", "Medium", "Hard"],
        example: "800",
      }).optional(),
      hint: markdown({
        label: t("Hint"),
        hint: t("A first step, shown once someone asks for it."),
        example: "Try the smallest numbers by hand.",
      }).optional(),
      solution: markdown({
        label: t("Solution"),
        hint: t("How to solve it, shown once someone asks for it."),
        example: "An even weight of more than 2 can be divided.",
      }).optional(),
    },
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

const isFilled = (text: unknown) => typeof text === "string" && hasInk(text);

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
  const empty = texts.findIndex((option) => !hasInk(option));
  const twice = texts.find((option, index) => hasInk(option) && texts.indexOf(option) < index);
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

export const course = defineKind({
  folder: "courses",
  typeName: "Course",
  idKind: "slug",
  format: "json",
  singular: t("Course"),
  plural: t("Courses"),
  firstFields: ["description", "image", "status", "prerequisites", "learningOutcomes", "modules"],
  description: t("Courses in MyClass, shown to signed-in members."),
  template: "my-class",
  schema: z.object({
    id: slugId({
      label: t("Course ID"),
      hint: t("The name of the file, and part of the page's address. Never change it."),
      example: "python",
    }),
    title: text({ label: t("Title"), hint: t("The name of the course."), example: "Python" }),
    description: longText({
      label: t("Description"),
      hint: t("What participants learn."),
      example: "From print to files.",
    }).optional(),
    instructor: text({ label: t("Instructor"), hint: t("Who teaches."), example: "Rakib Hasan" }).optional(),
    duration: text({ label: t("Duration"), hint: t("How long it takes."), example: "10 weeks" }).optional(),
    level: text({
      label: t("Level"),
      hint: t("Who it is for."),
      suggestions: ["Beginner", "Intermediate", "Advanced"],
      example: "Beginner",
    }).optional(),
    enrolled: int({ label: t("Enrolled"), hint: t("How many students take it."), example: "48" }).optional(),
    rating: number({ label: t("Rating"), hint: t("Out of 5."), example: "4.8", max: 5 }).optional(),
    image: bannerImage,
    status: choice({
      label: t("Status"),
      hint: t("Only an available course can be started."),
      choices: ["Available", "Coming Soon"],
      example: "Available",
    }).optional(),
    prerequisites: lines({ label: t("Prerequisites"), hint: t("What to know first."), example: "None" }).optional(),
    learningOutcomes: lines({
      label: t("Learning outcomes"),
      hint: t("What participants can do afterwards."),
      example: "Write a program of your own",
    }).optional(),
    modules: groups({
      label: t("Modules"),
      hint: t("The modules in order."),
      fields: {
        id: text({
          label: t("Module ID"),
          hint: t("Unique in the course, and part of the module's address. Never change it."),
          example: "lists",
          pattern: {
            // Hosts hide paths with a step that begins with a dot.
            regex: /^(?!\.)[^\s/\\?#%]+$/,
            expected: t("an id without spaces, slashes, '?', '#' and '%' that does not begin with a dot"),
          },
          error: moduleIdError,
        }),
        order: int({ label: t("Order"), hint: t("1 for the first."), example: "1" }).optional(),
        title: text({
          label: t("Title"),
          hint: t("The name of the module. If empty, its number is shown."),
          example: "Lists",
        }).optional(),
        description: longText({
          label: t("Description"),
          hint: t("What it is about."),
          example: "Many values, one name.",
        }).optional(),
        duration: text({ label: t("Duration"), hint: t("How long it takes."), example: "45 minutes" }).optional(),
        videoUrl: link({
          label: t("Video"),
          hint: t("A link to the video. Without it and without a text, the page says 'Video coming soon'."),
          example: "https://videos.example.org/python/lists",
        }).optional(),
        ...lessonFields,
        completed: bool({
          label: t("Completed"),
          hint: t("Whether it counts as completed from the start; usually off."),
        }).optional(),
      },
    }).optional(),
  }),
});
