import { HEAD_LENGTH } from "../../model/files/file-format";
import { isJsonObject } from "../../model/schema/json-object";

/** A path of the repository, on Windows too, as a path of the content. */
export function inContent(contentFolder: string, path: string): string {
  const start = contentFolder === "" ? "" : `${contentFolder}/`;
  const bare = path.replaceAll("\\", "/");
  return bare.startsWith(start) ? bare.slice(start.length) : bare;
}

export function lastPartOf(path: string): string {
  return path.replace(/^.*[/\\]/, "");
}

export function pathsIn(files: unknown): string[] | undefined {
  if (!Array.isArray(files)) return undefined;
  return files.flatMap((file: unknown) => (isJsonObject(file) && typeof file.path === "string" ? [file.path] : []));
}

/**
 * The first bytes of the files that are uploaded with an entry, by their paths in the repository. Files that
 * were there before are not read: the content check has seen them.
 *
 * @param mediaFiles Decap's list of the files of an entry
 */
export async function uploadHeads(mediaFiles: unknown): Promise<ReadonlyMap<string, Uint8Array>> {
  const heads = new Map<string, Uint8Array>();
  for (const media of Array.isArray(mediaFiles) ? mediaFiles : []) {
    if (!isJsonObject(media) || typeof media.path !== "string" || !(media.file instanceof Blob)) continue;
    const head = await media.file.slice(0, HEAD_LENGTH).arrayBuffer();
    // In the sandbox the files of the site have no content.
    if (head.byteLength > 0) heads.set(media.path, new Uint8Array(head));
  }
  return heads;
}
