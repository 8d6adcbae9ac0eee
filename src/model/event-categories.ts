import { clubSettings } from "./build-constants";
import { usualEventCategories } from "./values/event-words";

/** The words from which the events of the club choose their category. */
export function eventCategories(): readonly [string, ...string[]] {
  const [first, ...others] = clubSettings().eventCategories;
  return first === undefined ? usualEventCategories : [first, ...others];
}
