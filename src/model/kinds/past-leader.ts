import { z } from "zod";
import { text } from "../fields/text-fields";
import { defineKind } from "../kind";
import { perClub } from "../member-fields";
import { leaderFields, personId } from "../fields/person-fields";
import { yearsOfTerm } from "../schema/field-info";
import { t } from "../../words/t";

const schema = perClub(() =>
  z.object({
    id: personId(t("Past leader ID"), "105"),
    ...leaderFields(),
    tenure: text({
      label: t("Tenure"),
      hint: t("When they served."),
      example: "2023-2024",
      years: yearsOfTerm,
    }).optional(),
    currentRole: text({
      label: t("Current role"),
      hint: t("What they do now."),
      example: "Software engineer",
    }).optional(),
  }),
);

export const pastLeader = defineKind({
  folder: "past-leaders",
  typeName: "PastLeader",
  family: "Leader",
  idKind: "number",
  singular: t("Past leader"),
  plural: t("Past leaders"),
  firstFields: ["position", "tenure", "session", "image", "bio"],
  description: t("Former leaders. Shown on /team, each with a profile. The id must differ from those of the team."),
  template: "leader-profile",
  linkExpectation: t("expected the address of a profile"),
  pageFacts: ["roles", "list", "placings", "talks"],
  sharePicture: { facts: ["{position}", "{tenure}"] },
  get schema() {
    return schema();
  },
});
