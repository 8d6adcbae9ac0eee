import type { PostChunk } from "../../../domain/gallery/gallery-chunks";
import { fetchJson } from "../../../hooks/loading/fetch-json";
import { OutdatedPage } from "../../../hooks/loading/loading-failure";
import type { GalleryPost } from "../gallery-post";
import { parsePosts } from "./parse-posts";

/** The file of a chunk is gone: the newest build has cut the posts into other files. */
export class MissingChunk extends OutdatedPage {}

const loaded = new Map<string, Promise<GalleryPost[]>>();

/**
 * The posts of a chunk, newest first. Each is requested once; after a failure it may be requested again.
 *
 * @throws MissingChunk if there is no such file any more
 */
export function loadChunk({ url }: PostChunk): Promise<GalleryPost[]> {
  const known = loaded.get(url);
  if (known) return known;
  const posts = fetchPosts(url);
  loaded.set(url, posts);
  posts.catch(() => loaded.delete(url));
  return posts;
}

async function fetchPosts(url: string): Promise<GalleryPost[]> {
  const json = await fetchJson(url);
  if (json === undefined) throw new MissingChunk(`${url} is gone`);
  try {
    return parsePosts(json);
  } catch (error) {
    throw new OutdatedPage(`${url} has another form now`, { cause: error });
  }
}
