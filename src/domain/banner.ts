/**
 * When the banner is shown, in ms since 1970: from its first day, until after its last. Absent: without a beginning or
 * an end.
 */
export interface BannerDays {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export function isDue({ from = 0, until = Infinity }: BannerDays, now: number): boolean {
  return from <= now && now < until;
}
