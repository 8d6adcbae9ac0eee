import type { ZoneChange } from "../../model/values/zone-offset";
import { DAY, MINUTE, offsetAt } from "./club-time";

/** In minutes: no clocks are changed twice within this time. */
const STEP = (10 * DAY) / MINUTE;

/**
 * The changes of the clocks of a time zone that this computer knows.
 *
 * @param first in ms since 1970: what holds then is the first change
 * @param last in ms since 1970
 */
export function zoneChanges(zone: string, first: number, last: number): readonly ZoneChange[] {
  const offsetOf = (minute: number) => offsetAt(zone, minute * MINUTE) / MINUTE;
  const start = Math.floor(first / MINUTE);
  const changes: ZoneChange[] = [[start, offsetOf(start)]];
  for (let since = start; since * MINUTE < last; since += STEP) {
    let [before, after] = [since, since + STEP];
    const offset = offsetOf(after);
    if (offset === offsetOf(before)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetOf(middle) === offset) after = middle;
      else before = middle;
    }
    changes.push([after, offset]);
  }
  return changes;
}
