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
  description: "Who leads the club now. Shown on /team and on a profile each.",
  schema: z.object({ id: personId("Team member", "7"), ...leaderFields }),
});
