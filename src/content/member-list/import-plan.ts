import type { ContentChange } from "../changes/content-change";
import type { ContentItem } from "../content";

/**
 * What an import does with a row. Only new and changed ones are written; a row is left out if another one was chosen
 * instead.
 */
export type RowKind = "new" | "changed" | "unchanged" | "left out" | "doubtful" | "wrong";

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

/** What the person who imports has decided about rows in doubt, by their numbers. */
export interface Decisions {
  /** Those that are new members. */
  readonly asNew: ReadonlySet<number>;
  /** Those that are existing members, whose ids they lead to. */
  readonly same: ReadonlyMap<number, number>;
}

export interface ImportOptions extends Decisions {
  /** Fields of new members that the file does not have. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Whether members who are not in the file are removed. */
  readonly deleteMissing: boolean;
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Members of the content who are not in the file. */
  readonly missing: readonly ContentItem[];
  readonly changes: readonly ContentChange[];
  /** Options that change nothing, as the command line has them. */
  readonly withoutEffect: readonly string[];
}
