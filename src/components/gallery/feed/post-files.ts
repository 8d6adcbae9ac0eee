import {
  batchAfter,
  chunkAround,
  isPostChunks,
  name,
  parse,
  type PostChunk,
} from "../../../domain/gallery/gallery-chunks";
import type { GalleryPost } from "../../../domain/gallery/gallery-item";
import { dataFiles } from "../../../hooks/loading/data-files";

type Chunks = readonly PostChunk[];

/** All posts, in files of a few. */
const postFiles = dataFiles({ name, parse }, isPostChunks);

/**
 * The posts that follow one in the gallery, as `batchAfter` gives them; those of the newest build if the page's are
 * gone.
 */
export function postsAfter(id: number, chunks: Chunks): Promise<readonly GalleryPost[]> {
  return postFiles.read(chunks, (present, load) => batchAfter(id, present, ({ url }) => load(url)));
}

/** One post; undefined if there is none of this id. */
export function findPost(id: number, chunks: Chunks): Promise<GalleryPost | undefined> {
  return postFiles.read(chunks, async (present, load) => {
    const chunk = chunkAround(id, present);
    const posts = chunk ? await load(chunk.url) : [];
    return posts.find((post) => post.id === id);
  });
}
