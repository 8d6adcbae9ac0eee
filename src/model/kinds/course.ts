import { z } from "zod";
import { bool, choice, groups, int, number } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { lines, longText, slugId, text, markdown } from "../fields/text-fields";
import { defineKind } from "../kind";
import { invisibleCharacter } from "../values/invisible";
import { reservedNameError, nameLengthError } from "../values/file-name";
import { quote } from "../check/sentence";
import { bannerImage, linkList } from "../fields/shared-fields";
import { isJsonObject } from "../schema/json-object";
import { practiceWarnings } from "../values/codeforces-problem";

function moduleIdError(id: string): string | undefined {
  // Gatsby gives this name to a file of the course's own page.
  if (/^page-data\.json$/i.test(id)) return `is ${quote(id)}, a reserved name, expected another id`;
  const hidden = invisibleCharacter(id);
  if (hidden !== undefined) return `is ${quote(id)} with the invisible character ${hidden}, expected an id without it`;
  return reservedNameError(id) ?? nameLengthError(id);
}

/** The parts of a module of a course besides its video. */
const lessonFields = {
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

export const course = defineKind({
  folder: "courses",
  typeName: "Course",
  idKind: "slug",
  format: "json",
  singular: "Course",
  plural: "Courses",
  firstFields: ["description", "image", "status", "prerequisites", "learningOutcomes", "modules"],
  description: "Courses in MyClass, shown to signed-in members.",
  template: "my-class",
  schema: z.object({
    id: slugId({
      label: "Course ID",
      hint: "The name of the file, and part of the page's address. Never change it.",
      example: "python",
    }),
    title: text({ label: "Title", hint: "The name of the course.", example: "Python" }),
    description: longText({
      label: "Description",
      hint: "What participants learn.",
      example: "From print to files.",
    }).optional(),
    instructor: text({ label: "Instructor", hint: "Who teaches.", example: "Rakib Hasan" }).optional(),
    duration: text({ label: "Duration", hint: "How long it takes.", example: "10 weeks" }).optional(),
    level: text({
      label: "Level",
      hint: "Who it is for.",
      suggestions: ["Beginner", "Intermediate", "Advanced"],
      example: "Beginner",
    }).optional(),
    enrolled: int({ label: "Enrolled", hint: "How many students take it.", example: "48" }).optional(),
    rating: number({ label: "Rating", hint: "Out of 5.", example: "4.8", max: 5 }).optional(),
    image: bannerImage,
    status: choice({
      label: "Status",
      hint: "Only an available course can be started.",
      choices: ["Available", "Coming Soon"],
      example: "Available",
    }).optional(),
    prerequisites: lines({ label: "Prerequisites", hint: "What to know first.", example: "None" }).optional(),
    learningOutcomes: lines({
      label: "Learning outcomes",
      hint: "What participants can do afterwards.",
      example: "Write a program of your own",
    }).optional(),
    modules: groups({
      label: "Modules",
      hint: "The modules in order.",
      fields: {
        id: text({
          label: "Module ID",
          hint: "Unique in the course, and part of the module's address. Never change it.",
          example: "lists",
          pattern: {
            // Hosts hide paths with a step that begins with a dot.
            regex: /^(?!\.)[^\s/\\?#%]+$/,
            expected: "an id without spaces, slashes, '?', '#' and '%' that does not begin with a dot",
          },
          error: moduleIdError,
        }),
        order: int({ label: "Order", hint: "1 for the first.", example: "1" }).optional(),
        title: text({
          label: "Title",
          hint: "The name of the module. If empty, its number is shown.",
          example: "Lists",
        }).optional(),
        description: longText({
          label: "Description",
          hint: "What it is about.",
          example: "Many values, one name.",
        }).optional(),
        duration: text({ label: "Duration", hint: "How long it takes.", example: "45 minutes" }).optional(),
        videoUrl: link({
          label: "Video",
          hint: "A link to the video. Without it and without a text, the page says 'Video coming soon'.",
          example: "https://videos.example.org/python/lists",
        }).optional(),
        ...lessonFields,
        completed: bool({
          label: "Completed",
          hint: "Whether it counts as completed from the start; usually off.",
        }).optional(),
      },
    }).optional(),
  }),
});
