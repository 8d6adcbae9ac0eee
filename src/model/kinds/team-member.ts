import { z } from "zod";
import { defineKind } from "../kind";
import { perClub } from "../member-fields";
import { leaderFields, personId } from "../fields/person-fields";
import { t } from "../../words/t";

const schema = perClub(() => z.object({ id: personId(t("Team member ID"), "7"), ...leaderFields() }));

export const teamMember = defineKind({
  folder: "team",
  typeName: "TeamMember",
  family: "Leader",
  idKind: "number",
  singular: t("Team member"),
  plural: t("Team"),
  firstFields: ["position", "department", "session", "image", "bio"],
  description: t("Current leaders. Shown on /team, each with a profile."),
  template: "leader-profile",
  linkExpectation: t("expected the address of a profile"),
  pageFacts: ["roles", "list", "placings", "talks"],
  tagline: t("Those who lead the club"),
  sharePicture: { label: t("Team"), facts: ["{position}", "{department}"] },
  openDataDescription: t("Those who lead the club, and those who led it before."),
  generatorTab: 4,
  get schema() {
    return schema();
  },
});
