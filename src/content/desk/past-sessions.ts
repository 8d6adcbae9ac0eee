import { dayAtClub } from "../../domain/time/club-time";
import { quote } from "../../model/check/sentence";
import { normalised } from "../../model/schema/normalise";
import { teamMember } from "../../model/team-member";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** A leader of the current team whose session ended in an earlier year. */
export function pastSessions({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (source !== teamMember) return [];
  const { session, isActive } = normalised(source.schema, fields);
  const [, end] = typeof session === "string" ? (/^\s*\d{4}\s*[-\u2013/]\s*(\d{4})\s*$/.exec(session) ?? []) : [];
  if (isActive === false || end === undefined || end >= dayAtClub(now).slice(0, 4)) return [];
  const message = `is ${quote(String(session))}, which is over: does this person still lead? \`npm run new-term\` moves leaders, and isActive: false lists one among the past leaders`;
  return [{ topic: "leaders", file, path: "session", message }];
}
