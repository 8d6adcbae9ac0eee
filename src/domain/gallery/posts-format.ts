import { hasFields, isListOf, isNumber, isText, optional } from "../shape";
import { isGalleryItem } from "./gallery-item";
import type { GalleryPost } from "./gallery-post";

/** The files of posts that follow one another, newest first. */
export const name = "posts";

export function pack(posts: readonly GalleryPost[]): readonly GalleryPost[] {
  return posts;
}

/** @throws TypeError if the JSON is anything else */
export function parse(json: unknown): readonly GalleryPost[] {
  if (!Array.isArray(json) || !json.every(isPost)) throw new TypeError("The file is not a list of posts");
  return json;
}

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
