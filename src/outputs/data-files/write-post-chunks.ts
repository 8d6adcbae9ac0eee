import { createHash } from "node:crypto";
import path from "node:path";
import type { GalleryPost } from "../../components/gallery/gallery-post";
import { cutIntoChunks, type PostChunk } from "../../domain/gallery/gallery-chunks";
import { files } from "../../domain/routes";
import { replaceFile } from "../writing/replace-file";

/**
 * Writes all posts as files of a few, named after their content. Those of earlier builds stay for now: see
 * `retireGenerations`.
 */
export async function writePostChunks(
  publicDirectory: string,
  posts: readonly GalleryPost[],
): Promise<readonly PostChunk[]> {
  const chunks = cutIntoChunks(posts).map((chunk) => fileOf(chunk));
  await Promise.all(chunks.map(({ url, json }) => replaceFile(path.join(publicDirectory, url), json)));
  return chunks.map(({ url, first, last }) => ({ url, first, last }));
}

function fileOf(chunk: readonly GalleryPost[]) {
  const json = JSON.stringify(chunk);
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
  const [first, last] = [chunk.at(-1)?.id ?? 0, chunk[0]?.id ?? 0];
  return { url: files.data(`posts/${first}-${last}.${hash}.json`), json, first, last };
}
