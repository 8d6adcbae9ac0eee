import { z } from "zod";
import { defineKind } from "./kind";
import { leaderFields, personId } from "./person-fields";

export const teamMember = defineKind({
  folder: "team",
  typeName: "TeamMember",
  idKind: "number",
  format: "json",
  singular: "Team member",
  plural: "Team",
  description: "Current leaders. Shown on /team, each with a profile.",
  schema: z.object({ id: personId("Team member", "7"), ...leaderFields }),
});
