import type { ContentChange } from "../changes/content-change";
import type { ContentItem } from "../content";

/** What an import does with a row: a row with an error or a doubt is left out. */
export type RowKind = "new" | "changed" | "unchanged" | "doubtful" | "wrong";

export interface PlannedRow {
  /** As a spreadsheet counts: the headers are row 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: RowKind;
  /** The member that it is about; undefined if there is none yet. */
  readonly id: number | undefined;
  /** What changes, what is in doubt, or what the content check says, one sentence each. */
  readonly notes: readonly string[];
}

/** What the person who imports has decided about rows. */
export interface ImportOptions {
  /** Fields of new members that the file does not have. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Doubtful rows that are new members. */
  readonly asNew: ReadonlySet<number>;
  /** Doubtful rows that are existing members, by their ids. */
  readonly same: ReadonlyMap<number, number>;
  /** Whether members who are not in the file are removed. */
  readonly deleteMissing: boolean;
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Members of the content who are not in the file. */
  readonly missing: readonly ContentItem[];
  readonly changes: readonly ContentChange[];
}
