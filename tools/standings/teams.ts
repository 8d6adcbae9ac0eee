import { isText, propertyOf } from "../../src/domain/shape";
import type { ReadRow } from "../../src/domain/results/read-standings";
import { placedMessage, quote } from "../../src/model/check/sentence";
import type { ContestFiles, Role } from "./contest-files";
import { t } from "../../src/words/t";

/** What other files of a contest say about a team. */
interface Team {
  readonly name: string;
  readonly institution: string;
  readonly groups: readonly string[];
  /** Who took part, if a file says so. */
  readonly members: readonly string[];
}

/**
 * Standings with the names, institutions and groups of their teams.
 *
 * @throws Error that names the rows without a name
 */
export function withTeams(rows: readonly ReadRow[], files: ContestFiles): readonly ReadRow[] {
  const teams = teamsIn(files);
  const named = rows.map((row): ReadRow => {
    const team = row.team === undefined ? undefined : teams.get(row.team);
    if (!team) return row;
    const institution = row.institution ?? team.institution;
    const [groups, members] = [
      [...(row.groups ?? []), ...team.groups],
      [...(row.members ?? []), ...team.members],
    ];
    return { ...row, name: row.name || team.name, ...(institution && { institution }), groups, members };
  });
  const nameless = named.filter(({ name }) => name === "");
  if (nameless.length > 0) throw new Error(nameless.slice(0, MOST_NAMED).map(namelessRow).join("\n"));
  return withUsefulGroups(named);
}

const MOST_NAMED = 20;

function namelessRow({ place, team = "" }: ReadRow): string {
  return placedMessage(
    place,
    t("is the team {team}, expected its name in teams.json or teams.tsv beside the file", { team: quote(team) }),
  );
}

/** A group with all teams distinguishes nothing, so it comes last. */
function withUsefulGroups(rows: readonly ReadRow[]): readonly ReadRow[] {
  const isOfAll = (group: string) => rows.every(({ groups = [] }) => groups.includes(group));
  const ofAll = new Set((rows[0]?.groups ?? []).filter(isOfAll));
  return rows.map((row) => {
    const { groups = [] } = row;
    return {
      ...row,
      groups: [...groups.filter((group) => !ofAll.has(group)), ...groups.filter((group) => ofAll.has(group))],
    };
  });
}

/** The teams by all ids that files call them by. */
function teamsIn(files: ContestFiles): ReadonlyMap<string, Team> {
  const teams = new Map<string, Team>();
  const groupNames = new Map(
    [...linesOf(files, "groups.tsv"), ...entries(files, "groups").map(idAndName)].map(([id = "", name = ""]) => [
      id,
      name,
    ]),
  );
  for (const [id = "", icpcId = "", group = "", name = "", institution = ""] of linesOf(files, "teams.tsv")) {
    const team = { name, institution, groups: [groupNames.get(group) ?? group].filter(Boolean), members: [] };
    for (const key of [icpcId, id]) if (key !== "") teams.set(key, team);
  }
  const hidden = new Set(
    entries(files, "groups").flatMap((group) => (propertyOf(group, "hidden") === true ? textOf(group, "id") : [])),
  );
  const institutions = new Map(
    entries(files, "organizations").map((each) => [
      textOf(each, "id"),
      textOf(each, "formal_name") || textOf(each, "name"),
    ]),
  );
  const people = entries(files, "persons").filter((person) => textOf(person, "role") === "contestant");
  const list = entries(files, "teams");
  for (const field of ["icpc_id", "id"])
    for (const each of list) {
      const id = textOf(each, "id");
      const groups = idsIn(each, "group_ids").filter((group) => !hidden.has(group));
      if (textOf(each, field) !== "")
        teams.set(textOf(each, field), {
          name: textOf(each, "display_name") || textOf(each, "name"),
          institution: institutions.get(textOf(each, "organization_id")) ?? textOf(each, "affiliation"),
          groups: groups.map((group) => groupNames.get(group) ?? group),
          members: people.filter((person) => isIn(person, id)).map((person) => textOf(person, "name")),
        });
    }
  return teams;
}

function isIn(person: unknown, team: string): boolean {
  return textOf(person, "team_id") === team || idsIn(person, "team_ids").includes(team);
}

function idAndName(entry: unknown): readonly string[] {
  return [textOf(entry, "id"), textOf(entry, "name")];
}

/** The entries of a list of the Contest API; none if there is no such file. */
export function entries(files: ContestFiles, role: Role): readonly unknown[] {
  const json = files.get(role)?.json;
  return Array.isArray(json) ? json : [];
}

/** The lines of a file with tabs, without the first one; none if there is no such file. */
export function linesOf(files: ContestFiles, role: Role): readonly (readonly string[])[] {
  const lines = files.get(role)?.text.split(/\r?\n/).slice(1) ?? [];
  return lines.filter((line) => line.trim() !== "").map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** Ids may be numbers. */
export function textOf(entry: unknown, field: string): string {
  const value = propertyOf(entry, field);
  return isText(value) ? value.trim() : typeof value === "number" ? String(value) : "";
}

function idsIn(entry: unknown, field: string): string[] {
  const ids = propertyOf(entry, field);
  return Array.isArray(ids) ? ids.map(String) : [];
}
