import { clubSettings } from "../../model/build-info";
import { isInPeriod, type Period, periodInstants } from "../publication/period";
import { groupedByWord, type WordGroup } from "../text/grouped-by-word";
import { inNaturalOrder } from "../text/natural-order";
import { clubTimeZone } from "../time/club-time";
import { nextChange } from "../time/occurrences";

interface Sponsor extends Period {
  readonly name: string;
  readonly tier: string | null;
}

/** The sponsors that are shown at an instant, by tier in the order of the settings, inside a tier by name. */
export function sponsorsByTier<T extends Sponsor>(sponsors: readonly T[], now: Date): WordGroup<T>[] {
  const shown = sponsors.filter((sponsor) => isInPeriod(sponsor, now, clubTimeZone()));
  const byName = shown.sort((a, b) => inNaturalOrder(a.name, b.name));
  return groupedByWord(byName, ({ tier }) => tier, clubSettings().sponsorTiers);
}

export function sponsorsChange(sponsors: readonly Period[], now: Date): Date | undefined {
  const zone = clubTimeZone();
  const instants = sponsors.flatMap((sponsor) => periodInstants(sponsor, zone));
  return nextChange(instants, now, (instant) => sponsors.map((sponsor) => isInPeriod(sponsor, instant, zone)));
}

/** The area that a logo fills, in px². */
const AREA = 9_000;

/** In px: an extreme shape is smaller than its area would be. */
const MOST_WIDTH = 176;
const MOST_HEIGHT = 96;

/**
 * The size in which a logo looks as large as all others: logos of one height would make wide ones huge, and logos of
 * one width the tall ones.
 *
 * @param shape its own width and height, in any unit
 * @returns whole px
 */
export function logoSize(shape: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const ratio = shape.width / shape.height;
  const width = Math.min(Math.sqrt(AREA * ratio), MOST_WIDTH, MOST_HEIGHT * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}
