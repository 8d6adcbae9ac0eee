import { hasFields, isListOf, isNumber, isText, optional } from "../../../domain/shape";
import { isPicture } from "../../content/picture-source";
import type { GalleryItem } from "../../ui/gallery/gallery-item";
import type { GalleryPost } from "../gallery-post";

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

function isPost(value: unknown): value is GalleryPost {
  return hasFields(value, {
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
  const isVideo = hasFields(value, {
    alt: isText,
    video: isText,
    thumbnail: optional(isPicture),
    poster: optional(isText),
  });
  return isVideo || hasFields(value, { alt: isText, thumbnail: isPicture, full: isPicture });
}
