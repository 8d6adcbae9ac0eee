import { batchAfter, chunkAround, type PostChunk } from "../../../domain/gallery/gallery-chunks";
import { readLatestData } from "../../../domain/latest-data";
import { fetchLatestData } from "../../../hooks/loading/fetch-latest-data";
import type { GalleryPost } from "../gallery-post";
import { loadChunk, MissingChunk } from "./load-chunk";

type Chunks = readonly PostChunk[];

/** The chunks of the newest build, by those of the page, which turned out to be gone. */
const replacements = new WeakMap<Chunks, Chunks>();

/** The posts that follow one in the gallery, as `batchAfter` gives them; of the newest build if the page's are gone. */
export function postsAfter(id: number, chunks: Chunks): Promise<GalleryPost[]> {
  return inChunks(chunks, (present) => batchAfter(id, present, loadChunk));
}

/** One post; undefined if there is none of this id. */
export function findPost(id: number, chunks: Chunks): Promise<GalleryPost | undefined> {
  return inChunks(chunks, async (present) => {
    const chunk = chunkAround(id, present);
    const posts = chunk ? await loadChunk(chunk) : [];
    return posts.find((post) => post.id === id);
  });
}

async function inChunks<Found>(chunks: Chunks, find: (present: Chunks) => Promise<Found>): Promise<Found> {
  try {
    return await find(replacements.get(chunks) ?? chunks);
  } catch (error) {
    if (!(error instanceof MissingChunk)) throw error;
    const { posts: newest } = readLatestData(await fetchLatestData());
    if (!newest) throw error;
    replacements.set(chunks, newest);
    return find(newest);
  }
}
