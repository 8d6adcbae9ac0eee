import { z } from "zod";
import { bool, choice, groups, int, number } from "../fields/simple-fields";
import { link } from "../fields/link-fields";
import { lines, longText, pageId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { invisibleCharacter } from "../values/invisible";
import { reservedNameError, nameLengthError } from "../values/file-name";
import { quote } from "../check/sentence";
import { bannerImage } from "../fields/shared-fields";
import { lessonFields } from "./course-lesson";
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

export const course = defineKind({
  folder: "courses",
  typeName: "Course",
  singular: t("Course"),
  plural: t("Courses"),
  firstFields: ["description", "image", "status", "prerequisites", "learningOutcomes", "modules"],
  description: t("Courses in MyClass, shown to signed-in members."),
  template: "my-class",
  linkExpectation: t("expected the address of a course"),
  hasOwnPages: true,
  schema: z.object({
    id: pageId(t("Course ID"), "python"),
    title: text({ label: t("Title"), hint: t("The name of the course."), example: "Python" }),
    description: longText({
      label: t("Description"),
      hint: t("What participants learn."),
      example: "From print to files.",
    }).optional(),
    instructor: text({ label: t("Instructor"), hint: t("Who teaches."), example: "Rakib Hasan" }).optional(),
    duration: text({
      label: t("Duration"),
      hint: t("How long it takes."),
      example: "10 weeks",
      formGroup: "when",
    }).optional(),
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
            expectation: t("expected an id without spaces, slashes, '?', '#' and '%' that does not begin with a dot"),
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
        sheet: text({
          label: t("Problem sheet"),
          hint: t("The sheet whose problems belong to the module, too. They are shown below those of its practice."),
          example: "first-steps",
          refersTo: ["sheets"],
        }).optional(),
        completed: bool({
          label: t("Completed"),
          hint: t("Whether it counts as completed from the start; usually off."),
        }).optional(),
      },
    }).optional(),
  }),
});
