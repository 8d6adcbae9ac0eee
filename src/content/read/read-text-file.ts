import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { ContentError } from "./content-error";
import { fileErrorMessage } from "./file-error-message";

/**
 * The text of a file.
 *
 * @param most in bytes
 * @throws ContentError if it can't be read or is longer
 */
export function readTextFile(file: string, most = Infinity): string {
  const bytes = readBytes(file, most);
  if (!isUtf8(bytes)) throw new ContentError("is not valid UTF-8, expected a text saved as UTF-8");
  return bytes.toString("utf8");
}

function readBytes(file: string, most: number): Buffer {
  try {
    const { size } = statSync(file);
    if (size > most) throw new ContentError(`has ${megabytes(size)}, expected at most ${megabytes(most)} of text`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`${fileErrorMessage("read", error)}, expected a file that you may read`);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
