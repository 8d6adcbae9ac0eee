import type { Content } from "../../src/content/content";
import { officialRows } from "../../src/domain/results/placing";
import type { ReadContest, ReadRow, ReadStandings } from "../../src/domain/results/read-standings";
import { nameKey } from "../../src/domain/people/leader-roles";
import { peopleByName, resultRow, type Profile } from "../../src/domain/results/result-rows";
import { isSameWord, mostUsed } from "../../src/domain/text/same-word";
import { placedMessage, quote } from "../../src/model/check/sentence";
import type { JsonObject } from "../../src/model/schema/json-object";
import { parseResultCell } from "../../src/model/values/result-cell";
import { commaText } from "../../src/words/comma-text";
import { profileFinder } from "./find-profiles";
import { t } from "../../src/words/t";

interface Choices {
  /** Groups whose rows are unofficial. */
  readonly guests: readonly string[];
  /** True if only the rows of the club's own people are kept. */
  readonly onlyOwn: boolean;
  /** The result that the standings go into, if it is there already. */
  readonly old: JsonObject;
}

interface PlannedRow {
  readonly row: ReadRow;
  readonly people: readonly Profile[];
}

export interface ResultPlan {
  /** The fields that the standings say, in the order of the model. */
  readonly fields: JsonObject;
  readonly kept: readonly PlannedRow[];
  /** How many rows the file has. */
  readonly count: number;
  /** Names without a profile; each once. */
  readonly unmatched: readonly string[];
  /** Names of several people, and who they may be. */
  readonly doubtful: readonly { readonly name: string; readonly several: readonly Profile[] }[];
}

/**
 * Makes the rows of a result from standings. Only names that match a profile become people.
 *
 * @throws Error if no row is in a group of guests
 */
export function planResult(standings: ReadStandings, content: Content, choices: Choices): ResultPlan {
  const find = profileFinder(content);
  const written = peopleByName(choices.old.rows);
  const rows = withoutGuests(standings.rows, choices.guests);
  const named = rows.map((row) => {
    const names = [...new Set([...(row.members ?? []), row.name])];
    return { row, found: names.map((name) => ({ name, ...find(name) })) };
  });
  const planned = named.map(({ row, found }): PlannedRow => {
    const people = [...found.flatMap(({ profile }) => profile ?? []), ...(written.get(nameKey(row.name)) ?? [])];
    return { row, people: [...new Map(people.map((each) => [each.profile, each])).values()] };
  });
  const kept = choices.onlyOwn ? planned.filter(({ people }) => people.length > 0) : planned;
  const all = named.flatMap(({ found }) => found);
  const unknown = all.filter(({ profile, several }) => !profile && several.length === 0).map(({ name }) => name);
  return {
    kept,
    count: rows.length,
    unmatched: [...new Set(unknown)],
    doubtful: all.filter(({ several }) => several.length > 0),
    fields: {
      ...factsOf(standings, rows),
      ...(choices.onlyOwn && { participants: officialRows(rows) }),
      ...(standings.problems.length > 0 && { problems: standings.problems }),
      rows: kept.map(({ row, people }) => resultRow(row, people)),
    },
  };
}

function factsOf({ contest = {} }: ReadStandings, rows: readonly ReadRow[]): JsonObject {
  const isPending = rows.some(({ cells = [] }) => cells.some((cell) => parseResultCell(cell)?.state === "pending"));
  const { url, kind, contestId, isOpen }: ReadContest = contest;
  return {
    ...(url !== undefined && { url }),
    ...(kind !== undefined && { kind }),
    ...(contestId !== undefined && { contestId }),
    ...((isPending || isOpen) && { status: "provisional" }),
  };
}

/** Unofficial participants have no rank, and the ranks after them close up: 1g 2 2 4g 5 are – 1 1 – 3. */
function withoutGuests(rows: readonly ReadRow[], guests: readonly string[]): readonly ReadRow[] {
  const groups = rows.flatMap(({ groups: own = [] }) => own);
  const unknown = guests.find((guest) => !groups.some((group) => isSameWord(group, guest)));
  if (unknown !== undefined)
    throw new Error(
      placedMessage(
        "--guests",
        groups.length === 0
          ? t("is {value}, but the file has no groups", { value: quote(unknown) })
          : t("is {value}, expected a group of the file: {groups}", {
              value: quote(unknown),
              groups: commaText(mostUsed(groups)),
            }),
      ),
    );
  const groupOf = ({ groups: own = [] }: ReadRow) =>
    own.find((group) => guests.some((guest) => isSameWord(group, guest)));
  const marked = rows.map((row): ReadRow => {
    const group = groupOf(row);
    return group === undefined ? row : { ...row, unofficial: true, groups: [group] };
  });
  const taken = marked.flatMap(({ unofficial, rank }) => (unofficial && rank !== undefined ? rank : []));
  return marked.map(({ rank, ...row }) => {
    if (rank === undefined || row.unofficial) return row;
    return { ...row, rank: rank - taken.filter((each) => each < rank).length };
  });
}
