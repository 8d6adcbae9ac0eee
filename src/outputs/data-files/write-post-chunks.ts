import * as postsFormat from "../../domain/gallery/gallery-chunks";
import { cutIntoChunks, type PostChunk } from "../../domain/gallery/gallery-chunks";
import type { GalleryPost } from "../../domain/gallery/gallery-item";
import type { SiteFiles } from "../writing/site-files";
import { writeDataFile } from "./write-data-file";

/** Writes all posts as files of a few. */
export async function writePostChunks(output: SiteFiles, posts: readonly GalleryPost[]): Promise<readonly PostChunk[]> {
  return Promise.all(
    cutIntoChunks(posts).map(async (chunk) => {
      const [first, last] = [chunk.at(-1)?.id ?? 0, chunk[0]?.id ?? 0];
      return { url: await writeDataFile(output, postsFormat, chunk, `${first}-${last}`), first, last };
    }),
  );
}
