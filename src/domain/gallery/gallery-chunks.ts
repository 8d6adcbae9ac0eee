import { listFormat } from "../data-files/data-format";
import { BATCH_SIZE, type GalleryPost } from "./gallery";

/** A file of posts that follow one another, named after its content. */
export interface PostChunk {
  readonly url: string;
  readonly first: number;
  readonly last: number;
}

interface Numbered {
  readonly id: number;
}

/** Posts of one file: few enough to load quickly, enough for five batches. */
const CHUNK_SIZE = 25;

/**
 * Cuts posts into chunks, counted from the oldest, so that a new post changes only the last chunk
 * and browsers keep the others. The newest chunk comes first, and in it the newest post.
 */
export function cutIntoChunks<T extends Numbered>(posts: readonly T[], size = CHUNK_SIZE): T[][] {
  const oldestFirst = [...posts].sort((a, b) => a.id - b.id);
  const count = Math.ceil(oldestFirst.length / size);
  return Array.from({ length: count }, (_, index) =>
    oldestFirst.slice(index * size, (index + 1) * size).reverse(),
  ).reverse();
}

export function chunkAround(id: number, chunks: readonly PostChunk[]): PostChunk | undefined {
  return chunks.find(({ first, last }) => first <= id && id <= last);
}

/**
 * The posts that follow one in the list: the next older ones, at most a batch. Empty at the end.
 *
 * @param chunks newest first
 * @param load loads the posts of a chunk, newest first
 */
export async function batchAfter<T extends Numbered>(
  id: number,
  chunks: readonly PostChunk[],
  load: (chunk: PostChunk) => Promise<readonly T[]>,
): Promise<T[]> {
  const batch: T[] = [];
  for (const chunk of chunks) {
    if (batch.length >= BATCH_SIZE) break;
    if (chunk.first >= id) continue;
    batch.push(...(await load(chunk)).filter((post) => post.id < id));
  }
  return batch.slice(0, BATCH_SIZE);
}

/** The files of posts that follow one another, newest first. */
export const postFormat = listFormat<GalleryPost>("posts");
