/** The days of the banner, in ms since 1970: its first instant, and the first one after its last. Absent: always, forever. */
export interface BannerDays {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export function isDue({ from = 0, until = Infinity }: BannerDays, now: number): boolean {
  return from <= now && now < until;
}
