import type { PostChunk } from "../../domain/gallery-chunks";
import type { GalleryPost } from "./gallery-post";
import { parsePosts } from "./parse-posts";

const loaded = new Map<string, Promise<GalleryPost[]>>();

/** The posts of a chunk, newest first. Each is asked for once; after a failure it may be asked for again. */
export function loadChunk({ url }: PostChunk): Promise<GalleryPost[]> {
  const known = loaded.get(url);
  if (known) return known;
  const posts = fetchPosts(url);
  loaded.set(url, posts);
  posts.catch(() => loaded.delete(url));
  return posts;
}

async function fetchPosts(url: string): Promise<GalleryPost[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return parsePosts(await response.json());
}
