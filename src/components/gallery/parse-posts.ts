import type { GalleryItem } from "../ui/gallery-item";
import type { PictureSource } from "../ui/Picture";
import type { GalleryPost } from "./gallery-post";

/**
 * Reads a file of posts.
 *
 * @throws TypeError if it holds anything else
 */
export function parsePosts(json: unknown): GalleryPost[] {
  if (!Array.isArray(json)) throw new TypeError("A file of posts holds no list");
  const posts: unknown[] = json;
  return posts.map((post) => {
    if (!isPost(post)) throw new TypeError("A file of posts holds something else");
    return post;
  });
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);

function has(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(checks).every(([name, check]) => check(Reflect.get(value, name)));
}

function isPost(value: unknown): value is GalleryPost {
  return has(value, {
    id: isNumber,
    title: isText,
    description: optional(isText),
    date: optional(isText),
    category: optional(isText),
    tags: isListOf(isText),
    media: isListOf(isItem),
  });
}

function isItem(value: unknown): value is GalleryItem {
  const isVideo = has(value, { alt: isText, video: isText, thumbnail: optional(isPicture), poster: optional(isText) });
  return isVideo || has(value, { alt: isText, thumbnail: isPicture, full: isPicture });
}

function isPicture(value: unknown): value is PictureSource {
  return has(value, {
    src: isText,
    srcSet: optional(isText),
    sizes: optional(isText),
    webp: optional(isText),
    width: optional(isNumber),
    height: optional(isNumber),
  });
}
