import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { GalleryPost } from "../../components/gallery/gallery-post";
import { cutIntoChunks, type PostChunk } from "../../domain/gallery-chunks";
import { replaceFile } from "../files/replace-file";

const FOLDER = "data/posts";

/** Writes all posts as files of a few, named after their content, and removes those of earlier builds. */
export async function writePostChunks(
  publicDirectory: string,
  posts: readonly GalleryPost[],
): Promise<readonly PostChunk[]> {
  const directory = path.join(publicDirectory, FOLDER);
  await mkdir(directory, { recursive: true });
  const files = cutIntoChunks(posts).map((chunk) => fileOf(chunk));
  const names = new Set(files.map(({ name }) => name));
  const outdated = (await readdir(directory)).filter((name) => !names.has(name));
  await Promise.all([
    ...files.map(({ name, json }) => replaceFile(path.join(directory, name), json)),
    ...outdated.map((name) => rm(path.join(directory, name))),
  ]);
  return files.map(({ name, first, last }) => ({ url: `/${FOLDER}/${name}`, first, last }));
}

function fileOf(chunk: readonly GalleryPost[]) {
  const json = JSON.stringify(chunk);
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
  const [first, last] = [chunk.at(-1)?.id ?? 0, chunk[0]?.id ?? 0];
  return { name: `${first}-${last}.${hash}.json`, json, first, last };
}
