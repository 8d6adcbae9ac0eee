/** Standings from another program, before the members of the club are found in them. */
export interface ReadStandings {
  readonly problems: readonly ReadProblem[];
  readonly rows: readonly ReadRow[];
  /** What the file says about the contest itself. */
  readonly contest?: ReadContest;
}

export interface ReadProblem {
  readonly label: string;
  readonly title?: string;
  readonly url?: string;
}

export interface ReadContest {
  readonly id?: string;
  readonly title?: string;
  /** Such as `2026-11-14`. */
  readonly date?: string;
  /** The id of an event of the club. */
  readonly event?: string;
  readonly kind?: "codeforces";
  readonly contestId?: number;
  readonly url?: string;
  /** True while the results may change. */
  readonly isOpen?: boolean;
}

export interface ReadRow {
  /** The place in the file, for messages: `row 7` or `rows[6]`. */
  readonly place: string;
  /** The id of the team in other files of the contest. */
  readonly team?: string;
  /** Empty if only the id of the team is known. */
  readonly name: string;
  readonly rank?: number;
  /** Names and handles of the participants, only used to find members. */
  readonly members?: readonly string[];
  readonly institution?: string;
  /** The first one is shown. */
  readonly groups?: readonly string[];
  readonly unofficial?: boolean;
  readonly solved?: number;
  /** In minutes. */
  readonly penalty?: number;
  readonly points?: number;
  readonly award?: string;
  readonly cells?: readonly string[];
  readonly note?: string;
}
