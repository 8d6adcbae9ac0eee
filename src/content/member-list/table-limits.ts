/** Far more than any club's list of members needs. */
export const tableLimits = {
  /** In bytes. */
  file: 10_000_000,
  rows: 20_000,
  columns: 200,
} as const;
