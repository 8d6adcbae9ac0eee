import { propertyOf } from "../../src/domain/shape";
import { contestMinutes } from "../../src/domain/results/contest-minutes";
import type { ReadProblem, ReadRow, ReadStandings } from "../../src/domain/results/read-standings";
import { placedMessage, unexpectedValue } from "../../src/model/check/sentence";
import { resultCellText } from "../../src/model/values/result-cell";
import type { ContestFiles } from "./contest-files";
import { entries, textOf } from "./teams";
import { t } from "../../src/words/t";

/**
 * Reads scoreboard.json of the ICPC Contest API, in the versions 2023-06 and 2026-01 and as DOMjudge writes it.
 *
 * @param areSeconds true if times that are plain numbers are seconds
 * @throws Error that names the field of a row that can't be read
 */
export function readScoreboard(scoreboard: unknown, files: ContestFiles, areSeconds: boolean): ReadStandings {
  const rows = propertyOf(scoreboard, "rows");
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  const problems = problemsOf(list, files);
  const awards = awardsIn(files);
  return {
    problems: problems.map(({ problem }) => problem),
    rows: list.map((row, index): ReadRow => {
      const read = fieldsOf(row, `rows[${index}]`, areSeconds);
      const team = textOf(row, "team_id");
      const [award, ...others] = awards.of(team);
      const score = propertyOf(row, "score");
      const points = read.number("score.score", propertyOf(score, "score") ?? propertyOf(score, "total_score"));
      const penalty = read.time("score.total_time", propertyOf(score, "total_time"));
      const solved = read.number("score.num_solved", propertyOf(score, "num_solved"));
      const rank = read.number("rank", propertyOf(row, "rank"));
      const results = resultsIn(row);
      return {
        place: `rows[${index}]`,
        name: "",
        team,
        ...(rank !== undefined && { rank }),
        ...(solved !== undefined && { solved }),
        ...(points === undefined ? penalty !== undefined && { penalty } : { points }),
        ...(award !== undefined && { award }),
        cells: problems.map(({ id }) => {
          const at = results.findIndex((each) => textOf(each, "problem_id") === id);
          return cellOf(results[at], awards.isFirst(team, id), (time) => read.time(`problems[${at}].time`, time));
        }),
        ...(others.length > 0 && { note: others.join(", ") }),
      };
    }),
  };
}

/** Reads the values of a row; each says where it is if it is wrong. */
function fieldsOf(row: unknown, place: string, areSeconds: boolean) {
  if (propertyOf(row, "score") === undefined)
    throw new Error(placedMessage(place, t("has no score, expected a row of a scoreboard")));
  const read = <Value>(field: string, value: unknown, found: Value | undefined, expectation: string) => {
    if (value === undefined || value === null) return undefined;
    if (found === undefined) throw new Error(placedMessage(`${place}.${field}`, unexpectedValue(value, expectation)));
    return found;
  };
  return {
    number: (field: string, value: unknown) =>
      read(field, value, typeof value === "number" ? value : undefined, t("expected a number")),
    time: (field: string, value: unknown) =>
      read(
        field,
        value,
        contestMinutes(value, areSeconds),
        t("expected minutes such as 340, or a time such as 5:40:00"),
      ),
  };
}

function resultsIn(row: unknown): readonly unknown[] {
  const results = propertyOf(row, "problems");
  return Array.isArray(results) ? results : [];
}

/** In the order of problems.json, or as the rows have them. */
function problemsOf(
  rows: readonly unknown[],
  files: ContestFiles,
): readonly { readonly id: string; readonly problem: ReadProblem }[] {
  const described = entries(files, "problems").toSorted(
    (a, b) => Number(propertyOf(a, "ordinal") ?? 0) - Number(propertyOf(b, "ordinal") ?? 0),
  );
  const found = new Map<string, ReadProblem>();
  for (const each of described) {
    const [id, title] = [textOf(each, "id"), textOf(each, "name")];
    found.set(id, { label: textOf(each, "label") || id, ...(title !== "" && { title }) });
  }
  for (const each of rows.flatMap(resultsIn)) {
    const [id, label] = [textOf(each, "problem_id"), textOf(each, "label")];
    if (!found.has(id) || (label !== "" && found.get(id)?.label === id)) found.set(id, { label: label || id });
  }
  return Array.from(found, ([id, problem]) => ({ id, problem }));
}

function cellOf(result: unknown, isFirst: boolean, minutesOf: (time: unknown) => number | undefined): string {
  const count = (field: string) => Number(propertyOf(result, field) ?? 0);
  const [judged, pending, score] = [count("num_judged"), count("num_pending"), count("score")];
  const minute = minutesOf(propertyOf(result, "time"));
  const first = { isFirst: isFirst || propertyOf(result, "first_to_solve") === true };
  if (score > 0)
    return resultCellText({
      state: "scored",
      points: score,
      tries: 0,
      ...(minute !== undefined && { minute }),
      ...first,
    });
  // They are counted up to the first right one.
  if (propertyOf(result, "solved") === true)
    return resultCellText({
      state: "solved",
      tries: Math.max(0, judged - 1),
      ...(minute !== undefined && { minute }),
      ...first,
    });
  if (pending > 0) return resultCellText({ state: "pending", tries: pending, isFirst: false });
  return resultCellText({ state: judged > 0 ? "tried" : "untouched", tries: judged, isFirst: false });
}

/** Of several awards of a team, the first of these is shown. */
const order = [/medal/, /^winner/, /^honorable/, /^group-winner/, /./];

function awardsIn(files: ContestFiles) {
  const awards = entries(files, "awards").map((award) => {
    const teams = propertyOf(award, "team_ids");
    return {
      id: textOf(award, "id"),
      citation: textOf(award, "citation"),
      teams: new Set(Array.isArray(teams) ? teams.map(String) : []),
    };
  });
  const shown = awards
    .filter(({ id, citation }) => citation !== "" && !/^(?:first-to-solve|rank)-/.test(id))
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
  return {
    of: (team: string) => shown.flatMap(({ citation, teams }) => (teams.has(team) ? citation : [])),
    isFirst: (team: string, problem: string) =>
      awards.some(({ id, teams }) => id === `first-to-solve-${problem}` && teams.has(team)),
  };
}

function placeOf(id: string): number {
  return order.findIndex((pattern) => pattern.test(id));
}
