import type { GalleryItem } from "./gallery-item";

/** A post as its card shows it: in the page, and in the files that are loaded on demand. */
export interface GalleryPost {
  readonly id: number;
  readonly title: string;
  /** Safe HTML. */
  readonly description: string | null;
  /** `YYYY-MM-DD` in the time of the club */
  readonly date: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly media: readonly GalleryItem[];
}
