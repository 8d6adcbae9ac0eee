/** Far more than any club's list of members needs. */
export const tableLimits = {
  /** In bytes. */
  file: 10_000_000,
  rows: 20_000,
  columns: 200,
  /** In characters, with room for what someone writes about themselves. */
  cell: 10_000,
  /** In characters, all its cells together. */
  row: 400_000,
} as const;
