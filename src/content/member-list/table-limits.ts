/** What a club's list of members can need, many times over. */
export const tableLimits = {
  /** In bytes. */
  file: 10_000_000,
  rows: 20_000,
  columns: 200,
} as const;
