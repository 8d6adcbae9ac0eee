import type { GalleryItem } from "../ui/gallery/gallery-item";

/** A post as its card shows it: in the page, and in the files that are loaded on need. */
export interface GalleryPost {
  readonly id: number;
  readonly title: string;
  /** Safe HTML. */
  readonly description: string | null;
  /** `YYYY-MM-DD` at UTC+6 */
  readonly date: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly media: readonly GalleryItem[];
}
