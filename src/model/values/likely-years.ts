/** The years that a field is likely to name. Any other is taken for a slip of the fingers, which is a warning. */
export interface LikelyYears {
  /** How the years are found: in a day, in a term such as `2023-2024`, or as the number that the field holds. */
  readonly in: "day" | "term" | "number";
  readonly from: number;
  /** How many years after the present one may be named. */
  readonly ahead: number;
}

/** Those of a day, with or without a time. Text that is no day has none. */
export const yearsOfDay: LikelyYears = { in: "day", from: 1990, ahead: 20 };

export const yearsOfTerm: LikelyYears = { ...yearsOfDay, in: "term" };

/** Schools and their clubs may be older than their members' computers, but not younger than today. */
export const yearOfFoundation: LikelyYears = { in: "number", from: 1800, ahead: 0 };
