/** One complaint about a field of an item, in words for editors. */
export interface Finding {
  readonly severity: "error" | "warning";
  /** Where: `date`, `gallery[0].src`; empty for the item as a whole. */
  readonly field: string;
  /** What is wrong and what was expected. */
  readonly message: string;
}
