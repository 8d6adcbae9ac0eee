import type { PictureSource } from "../picture-source";
import type { Schedule } from "../time/schedule";

/** The kinds whose items take place at a time and have their own pages. */
export const activityFolders = ["events", "workshops"] as const;

export type ActivityFolder = (typeof activityFolders)[number];

/** An event or workshop as a list shows it: in the page, and in the file that is loaded on demand. */
export interface ListedActivity extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly description?: string | null;
  readonly venue?: string | null;
  readonly joinLink?: string | null;
  readonly participants?: string | null;
  readonly status?: string | null;
  readonly category?: string | null;
  readonly tags?: readonly string[] | null;
  readonly level?: string | null;
  readonly registrationOpen?: boolean | null;
  readonly registrationLink?: string | null;
  readonly fee?: number | null;
  readonly picture?: PictureSource | undefined;
}
