import { clubSettings } from "./build-info";
import { usualEventCategories } from "./club-settings";

/** The statuses that a file may give an event or workshop. */
export const eventStatuses = ["upcoming", "ongoing", "completed", "cancelled"] as const;

/** Whom a workshop or a resource is for. */
export const levels = ["beginner", "intermediate", "advanced"] as const;

/** The words from which the events of the club choose their category. */
export function eventCategories(): readonly [string, ...string[]] {
  const [first, ...others] = clubSettings().eventCategories;
  return first === undefined ? usualEventCategories : [first, ...others];
}
