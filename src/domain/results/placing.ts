import { t } from "../../words/t";

interface Ranked {
  readonly rank: number | null;
  readonly unofficial: boolean | null;
  readonly people: readonly { readonly profile: string | null }[];
}

interface Standings<Row> {
  /** How many took part officially, where the rows are only the club's own. */
  readonly participants: number | null;
  /** The number of the contest on Codeforces. */
  readonly contestId: number | null;
  readonly rows: readonly Row[];
}

export interface Placing {
  readonly rank: number;
  /** How many took part officially; null if that is not known. */
  readonly of: number | null;
  readonly isShared: boolean;
}

/**
 * How many took part officially, those without a rank included; null if that is not known, as where the rows of a round on
 * Codeforces are only the club's own.
 */
export function officialCount({ participants, contestId, rows }: Standings<Ranked>): number | null {
  if (participants === null && contestId !== null && rows.every(isOwnRow)) return null;
  return participants ?? officialRows(rows);
}

export function officialRows(rows: readonly { readonly unofficial?: boolean | null | undefined }[]): number {
  return rows.filter(({ unofficial }) => unofficial !== true).length;
}

/** The place of a row among those that took part officially; undefined without a rank, and for unofficial ones. */
export function placingOf(standings: Standings<Ranked>, { rank, unofficial }: Ranked): Placing | undefined {
  if (rank === null || unofficial === true) return undefined;
  const of = officialCount(standings);
  if (of === null) return { rank, of, isShared: false };
  const equals = standings.rows.filter((row) => row.rank === rank && row.unofficial !== true);
  return { rank, of, isShared: equals.length > 1 };
}

/** '3rd of 41', 'shared 2nd of 41', or '3rd'. */
export function placingText({ rank, of, isShared }: Placing): string {
  if (of === null) return t("{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { rank });
  return isShared
    ? t("shared {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}", { rank, of })
    : t("{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}", { rank, of });
}

/** True for a row with people of the club, those included who have left. */
export function isOwnRow({ people }: Pick<Ranked, "people">): boolean {
  return people.some(({ profile }) => profile !== null);
}

/** The best place of the club's own people, in words; null if none has one. */
export function bestPlaceText(standings: Standings<Ranked>): string | null {
  const placings = standings.rows.filter(isOwnRow).flatMap((row) => placingOf(standings, row) ?? []);
  const [best] = placings.sort((a, b) => a.rank - b.rank);
  return best === undefined ? null : placingText(best);
}
