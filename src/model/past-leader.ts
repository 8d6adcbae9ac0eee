import { z } from "zod";
import { text } from "./field";
import { defineKind } from "./kind";
import { leaderFields, personId } from "./person-fields";

export const pastLeader = defineKind({
  folder: "past-leaders",
  typeName: "PastLeader",
  idKind: "number",
  format: "json",
  singular: "Past leader",
  plural: "Past leaders",
  description: "Who led the club before. Shown on /team and on a profile each; the id must be no team member's.",
  schema: z.object({
    id: personId("Past leader", "105"),
    ...leaderFields,
    tenure: text({ label: "Tenure", hint: "When they served.", example: "2023-2024" }).optional(),
    currentRole: text({ label: "Current role", hint: "What they do now.", example: "Software engineer" }).optional(),
  }),
});
