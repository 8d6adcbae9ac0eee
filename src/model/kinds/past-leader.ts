import { z } from "zod";
import { text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { perClub } from "../member-fields";
import { leaderFields, personId } from "../fields/person-fields";
import { yearsOfTerm } from "../schema/field-info";

const schema = perClub(() =>
  z.object({
    id: personId("Past leader", "105"),
    ...leaderFields(),
    tenure: text({
      label: "Tenure",
      hint: "When they served.",
      example: "2023-2024",
      years: yearsOfTerm,
    }).optional(),
    currentRole: text({ label: "Current role", hint: "What they do now.", example: "Software engineer" }).optional(),
  }),
);

export const pastLeader = defineKind({
  folder: "past-leaders",
  typeName: "PastLeader",
  family: "Leader",
  idKind: "number",
  format: "json",
  singular: "Past leader",
  plural: "Past leaders",
  firstFields: ["position", "tenure", "session", "image", "bio"],
  description: "Former leaders. Shown on /team, each with a profile. The id must differ from those of the team.",
  template: "past-leader-profile",
  sharePicture: { facts: ["{position}", "{tenure}"] },
  get schema() {
    return schema();
  },
});
