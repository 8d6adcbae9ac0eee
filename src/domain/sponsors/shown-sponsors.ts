import { clubSettings } from "../../model/build-constants";
import { isInPeriod, type Period, periodInstants } from "../publication/period";
import { groupedByWord, type WordGroup } from "../text/grouped-by-word";
import { inNaturalOrder } from "../text/natural-order";
import { nextChange } from "../time/changes";

interface Sponsor extends Period {
  readonly name: string;
  readonly tier: string | null;
}

/** The sponsors that are shown at an instant, by tier in the order of the settings, inside a tier by name. */
export function sponsorsByTier<T extends Sponsor>(sponsors: readonly T[], now: Date): WordGroup<T>[] {
  const shown = sponsors.filter((sponsor) => isInPeriod(sponsor, now));
  const byName = shown.sort((a, b) => inNaturalOrder(a.name, b.name));
  return groupedByWord(byName, ({ tier }) => tier, clubSettings().sponsorTiers);
}

/** The next instant at which other sponsors are shown; undefined if that never happens. */
export function sponsorsChange(sponsors: readonly Period[], now: Date): Date | undefined {
  const shownAt = (instant: Date) => sponsors.map((sponsor) => isInPeriod(sponsor, instant));
  return nextChange(sponsors.flatMap(periodInstants), now, shownAt);
}
