import type { ContentChange } from "../changes/content-change";
import type { ContentItem } from "../content";

/** What a club asks for when a term begins. */
export interface NewTerm {
  /** The term that begins, such as `2027` or `2027-2028`. */
  readonly term: string;
  /** The term that the current team served; absent: the one before the new term. */
  readonly tenure?: string;
  /** The ids of those who stay in the team. */
  readonly stay: ReadonlySet<string>;
  readonly now: Date;
}

/** All that happens when a term begins. */
export interface NewTermPlan {
  readonly tenure: string;
  readonly leaving: readonly ContentItem[];
  readonly staying: readonly ContentItem[];
  /** Pages that disappear with their owners, and where their addresses lead from now on. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly changes: readonly ContentChange[];
  /** What no command can do, one sentence each. */
  readonly byHand: readonly string[];
}
