import type { ContentChange } from "../changes/content-change";
import type { ContentItem } from "../content";

/**
 * The fate of a row in an import. Only new and changed ones are written; a row is left out if another one was chosen
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
  /** The changes, the doubts, or the findings of the content check, one sentence each. */
  readonly notes: readonly string[];
}

/** The decisions of the person who imports about rows in doubt, by their numbers. */
export interface Decisions {
  /** Those that are new members. */
  readonly asNew: ReadonlySet<number>;
  /** Those that are existing members, whose ids they lead to. */
  readonly same: ReadonlyMap<number, number>;
}

export interface ImportOptions extends Decisions {
  /** Fields of new members that the file does not have. */
  readonly defaults: ReadonlyMap<string, string>;
  /** True if members who are not in the file are removed. */
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
