import { yearsOf } from "../../domain/people/terms";
import { dayAtClub } from "../../domain/time/club-time";
import { quote } from "../../model/check/sentence";
import { isJsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { teamMember } from "../../model/team-member";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** How long after the end of their session someone may still study, in years: four begin with it, and exams come late. */
const YEARS_OF_STUDY = 4;

/**
 * A leader of the current team who must have finished their studies. Leaders who were kept when the last term began are
 * left out: the club has already decided about them.
 */
export function pastSessions({ source, fields, file }: ContentItem, now: Date): DeskLine[] {
  if (source !== teamMember) return [];
  const { session, isActive, roles } = normalised(source.schema, fields);
  if (isActive === false || typeof session !== "string") return [];
  const thisYear = Number(dayAtClub(now).slice(0, 4));
  const [begin, end = begin] = yearsOf(session);
  if (begin === undefined || end === undefined || end + YEARS_OF_STUDY >= thisYear) return [];
  if (lastTermOf(roles) >= thisYear - 1) return [];
  const message = `is ${quote(session)}, so their studies are over: do they still lead? \`npm run new-term\` moves leaders and records who stays; isActive: false lists one among the past leaders`;
  return [{ topic: "leaders", file, path: "session", message }];
}

/** The year in which the newest of these terms ends; 0 without any. */
function lastTermOf(roles: unknown): number {
  const terms = Array.isArray(roles) ? roles.map((role: unknown) => (isJsonObject(role) ? role.term : undefined)) : [];
  return Math.max(0, ...terms.flatMap((term) => (typeof term === "string" ? yearsOf(term) : [])));
}
