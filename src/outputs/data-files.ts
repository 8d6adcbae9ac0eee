import type { DataFormat } from "../domain/data-files/data-format";
import { buildFiles } from "../domain/routes";
import type { SiteFiles } from "./writing/site-files";
import { cutIntoChunks, type PostChunk, postFormat } from "../domain/gallery/gallery-chunks";
import type { GalleryPost } from "../domain/gallery/gallery";

/**
 * Writes data that pages load on demand.
 *
 * @param part distinguishes files of the same format, such as `1-25`
 * @returns its address, such as `/data/members.0123….json`
 */
export async function writeDataFile<Data>(
  output: SiteFiles,
  { name, pack }: Pick<DataFormat<Data, unknown>, "name" | "pack">,
  data: Data,
  part?: string,
): Promise<string> {
  const path = part === undefined ? name : `${name}/${part}`;
  return output.writeHashed((hash) => buildFiles.data(`${path}.${hash}.json`), JSON.stringify(pack(data)));
}

export async function writePostChunks(output: SiteFiles, posts: readonly GalleryPost[]): Promise<readonly PostChunk[]> {
  return Promise.all(
    cutIntoChunks(posts).map(async (chunk) => {
      const [first, last] = [chunk.at(-1)?.id ?? 0, chunk[0]?.id ?? 0];
      return { url: await writeDataFile(output, postFormat, chunk, `${first}-${last}`), first, last };
    }),
  );
}
