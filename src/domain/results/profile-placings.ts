import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { compare } from "../order";
import { isOwnRow, placingOf, type Placing } from "./placing";

/** The place of a person in one contest, as their profile shows it. */
export interface ProfilePlacing extends Placing {
  /** The id of the result. */
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** The name of the row, such as that of a team. */
  readonly name: string;
  /** The number of the contest, if it was on Codeforces. */
  readonly contestId?: number;
}

/** A result of normalised fields; values of other types count as absent. */
interface ReadResult {
  readonly status: string | null;
  readonly participants: number | null;
  readonly contestId: number | null;
  readonly rows: readonly ReadRow[];
}

interface ReadRow {
  readonly rank: number | null;
  readonly unofficial: boolean | null;
  readonly name: string;
  /** Those with a profile. */
  readonly people: readonly { readonly profile: string }[];
}

export function readResult({ status, participants, contestId, rows }: JsonObject): ReadResult {
  return {
    status: typeof status === "string" ? status : null,
    participants: typeof participants === "number" ? participants : null,
    contestId: typeof contestId === "number" ? contestId : null,
    rows: objectsIn(rows).map(({ rank, unofficial, name, people }) => ({
      rank: typeof rank === "number" ? rank : null,
      unofficial: unofficial === true,
      name: textOf(name),
      people: objectsIn(people).flatMap(({ profile }) =>
        typeof profile === "string" ? [{ profile: profile.trim() }] : [],
      ),
    })),
  };
}

/**
 * The places of everyone who has one in a final result, by the paths of their profiles; the newest first.
 *
 * @param results items of normalised fields
 */
export function placingsByProfile(results: readonly JsonObject[]): ReadonlyMap<string, readonly ProfilePlacing[]> {
  const placings = new Map<string, readonly ProfilePlacing[]>();
  const newestFirst = [...results].sort((a, b) => compare(textOf(b.date), textOf(a.date)));
  for (const item of newestFirst) {
    const result = readResult(item);
    if (result.status === "provisional") continue;
    for (const row of result.rows) {
      const placing = isOwnRow(row) ? placingOf(result, row) : undefined;
      if (placing === undefined) continue;
      const entry = {
        ...placing,
        id: textOf(item.id),
        title: textOf(item.title),
        date: textOf(item.date),
        name: row.name,
        ...(result.contestId !== null && { contestId: result.contestId }),
      };
      for (const profile of new Set(row.people.map((person) => person.profile)))
        placings.set(profile, [...(placings.get(profile) ?? []), entry]);
    }
  }
  return placings;
}

function objectsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
