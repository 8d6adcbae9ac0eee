import { z } from "zod";
import { int } from "../fields/simple-fields";
import { markdown, slugId, text } from "../fields/text-fields";
import { defineKind } from "../kind";

export const question = defineKind({
  folder: "questions",
  typeName: "Question",
  idKind: "slug",
  format: "json",
  singular: "Question",
  plural: "Questions",
  listDetails: ["group", "rank"],
  description: "What people ask again and again, with the answers. Shown on /faq.",
  listTemplate: "faq",
  tagline: "Questions and answers",
  generatorTab: 11,
  schema: z.object({
    id: slugId({
      label: "Question ID",
      hint: "The name of the file, and the end of the address that leads to the answer. Never change it.",
      example: "own-laptop",
      markedInGenerator: true,
    }),
    question: text({
      label: "Question",
      hint: "As people ask it.",
      example: "Do I need a laptop?",
      markedInGenerator: true,
    }),
    answer: markdown({
      label: "Answer",
      hint: "The answer itself first, then what else helps.",
      example: "No. There are computers in the lab.",
      markedInGenerator: true,
    }),
    group: text({ label: "Group", hint: "The heading that it is under.", example: "Joining" }).optional(),
    rank: int({
      label: "Rank",
      hint: "Its place in the group: lower numbers come first, and those without one last.",
      example: "1",
    }).optional(),
  }),
});
