import { t } from "../../words/t";

interface Ranked {
  readonly rank: number | null;
  readonly unofficial: boolean | null;
}

interface Standings<Row> {
  /** How many took part officially, where the rows are only the club's own. */
  readonly participants: number | null;
  readonly rows: readonly Row[];
}

export interface Placing {
  readonly rank: number;
  /** How many took part officially. */
  readonly of: number;
  readonly isShared: boolean;
}

/** How many took part officially, those without a rank included. */
export function officialCount({ participants, rows }: Standings<Ranked>): number {
  return participants ?? rows.filter(({ unofficial }) => unofficial !== true).length;
}

/** The place of a row among those that took part officially; undefined without a rank, and for unofficial ones. */
export function placingOf(standings: Standings<Ranked>, { rank, unofficial }: Ranked): Placing | undefined {
  if (rank === null || unofficial === true) return undefined;
  const equals = standings.rows.filter((row) => row.rank === rank && row.unofficial !== true);
  return { rank, of: officialCount(standings), isShared: equals.length > 1 };
}

/** '3rd of 41', or 'shared 2nd of 41'. */
export function placingText({ rank, of, isShared }: Placing): string {
  return isShared
    ? t("shared {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}", { rank, of })
    : t("{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}", { rank, of });
}

/** True for a row with people of the club, those included who have left. */
export function isOwnRow({ people }: { readonly people: readonly { readonly profile: string | null }[] }): boolean {
  return people.some(({ profile }) => profile !== null);
}

/** The best place of some rows; undefined if none has one. */
export function bestPlacing<Row extends Ranked>(
  standings: Standings<Row>,
  isMeant: (row: Row) => boolean,
): Placing | undefined {
  const placings = standings.rows.filter(isMeant).flatMap((row) => placingOf(standings, row) ?? []);
  return placings.sort((a, b) => a.rank - b.rank)[0];
}
