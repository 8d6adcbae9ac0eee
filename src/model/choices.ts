import { clubSettings } from "./build-info";
import { usualEventCategories } from "./club-settings";

export const eventStatuses = ["upcoming", "ongoing", "completed", "cancelled"] as const;

export const levels = ["beginner", "intermediate", "advanced"] as const;

export function eventCategories(): readonly [string, ...string[]] {
  const [first, ...others] = clubSettings().eventCategories;
  return first === undefined ? usualEventCategories : [first, ...others];
}
