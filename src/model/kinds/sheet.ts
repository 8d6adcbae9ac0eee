import { z } from "zod";
import { levels } from "../choices";
import { link } from "../fields/link-fields";
import { tags } from "../fields/shared-fields";
import { bool, choice, groups } from "../fields/simple-fields";
import { markdown, pageId, text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { problemFields } from "./problem-fields";
import { t } from "../../words/t";

const { title, url, difficulty, hint, solution } = problemFields;

export const sheet = defineKind({
  folder: "sheets",
  typeName: "Sheet",
  singular: t("Sheet||of problems"),
  plural: t("Problem sheets"),
  listDetails: ["level"],
  firstFields: ["description", "level", "problems"],
  description: t("Lists of problems to solve, by topic. Shown on /sheets; each has its own page."),
  template: "sheet",
  linkExpectation: t("expected the address of a problem sheet"),
  pageFacts: ["membersAddress"],
  listTemplate: "sheets",
  tagline: t("Problems to practise on"),
  sharePicture: { facts: ["{level}"] },
  generatorTab: 14,
  schema: z.object({
    id: pageId(t("Sheet ID"), "first-steps"),
    title: text({ label: t("Title"), hint: t("What people practise with it."), example: "First steps" }),
    description: markdown({
      label: t("Description"),
      hint: t("Who it is for, and how to use it."),
      example: "Solve each topic from the top. Nothing beyond loops is needed.",
    }).optional(),
    level: choice({
      label: t("Level"),
      hint: t("Who it is for."),
      choices: levels,
      example: "beginner",
    }).optional(),
    tags,
    credit: text({
      label: t("Credit"),
      hint: t("Who chose the problems, if it was someone else."),
      example: "Chosen by the coaches of Example University",
    }).optional(),
    problems: groups({
      label: t("Problems"),
      hint: t("The problems, in the order in which to solve them."),
      fields: {
        title,
        url,
        source: text({
          label: t("Source||of a problem"),
          hint: t("The judge or the contest. If empty, it follows from the link."),
          example: "Codeforces Beta Round 4",
        }).optional(),
        difficulty,
        topic: text({ label: t("Topic"), hint: t("The heading that it is under."), example: "Graphs" }).optional(),
        starred: bool({
          label: t("Starred"),
          hint: t("On: people who solve only a few should solve this one."),
        }).optional(),
        hint,
        solution,
        editorial: link({
          label: t("Editorial"),
          hint: t("A page that explains how to solve it."),
          example: "https://codeforces.com/blog/entry/1234",
        }).optional(),
        note: text({
          label: t("Note||about a problem"),
          hint: t("What else there is to say, in a few words."),
          example: "The input is large",
        }).optional(),
      },
    }).optional(),
  }),
});
