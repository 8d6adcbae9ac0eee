import { z } from "zod";
import { bool, choice } from "./fields/choice-fields";
import { groups } from "./fields/group-fields";
import { link } from "./fields/link-fields";
import { int, number } from "./fields/number-fields";
import { lines, longText, slugId, text } from "./fields/text-fields";
import { defineKind } from "./kind";
import { lessonFields } from "./lesson-fields";
import { invisibleCharacter } from "./values/invisible";
import { reservedNameError } from "./values/reserved-name";
import { nameLengthError } from "./values/name-limit";
import { quote } from "./check/sentence";
import { bannerImage } from "./fields/shared-fields";

function moduleIdError(id: string): string | undefined {
  // Gatsby gives this name to a file of the course's own page.
  if (/^page-data\.json$/i.test(id)) return `is ${quote(id)}, a reserved name, expected another id`;
  const hidden = invisibleCharacter(id);
  if (hidden !== undefined) return `is ${quote(id)} with the invisible character ${hidden}, expected an id without it`;
  return reservedNameError(id) ?? nameLengthError(id);
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
