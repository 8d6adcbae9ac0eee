import type { DataFormat } from "../data-files/data-format";
import { hasFields, isListOf, isNumber, isText, optional } from "../shape";
import { isGalleryItem, type GalleryItem } from "./gallery-item";

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

/** The files of posts that follow one another, newest first. */
export const postsFormat: DataFormat<readonly GalleryPost[]> = {
  name: "posts",
  pack: (posts) => posts,
  parse: (json) => {
    if (!Array.isArray(json) || !json.every(isPost)) throw new TypeError("The file is not a list of posts");
    return json;
  },
};

function isPost(value: unknown): value is GalleryPost {
  return hasFields(value, {
    id: isNumber,
    title: isText,
    description: optional(isText),
    date: optional(isText),
    category: optional(isText),
    tags: isListOf(isText),
    media: isListOf(isGalleryItem),
  });
}
