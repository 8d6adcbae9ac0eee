import { z } from "zod";
import { defineKind } from "../kind";
import { perClub } from "../member-fields";
import { leaderFields, personId } from "../fields/person-fields";

const schema = perClub(() => z.object({ id: personId("Team member", "7"), ...leaderFields() }));

export const teamMember = defineKind({
  folder: "team",
  typeName: "TeamMember",
  family: "Leader",
  idKind: "number",
  format: "json",
  singular: "Team member",
  plural: "Team",
  firstFields: ["position", "department", "session", "image", "bio"],
  description: "Current leaders. Shown on /team, each with a profile.",
  template: "team-profile",
  tagline: "Those who lead the club",
  sharePicture: { label: "Team", facts: ["{position}", "{department}"] },
  openDataDescription: "Those who lead the club, and those who led it before.",
  generatorTab: 4,
  get schema() {
    return schema();
  },
});
