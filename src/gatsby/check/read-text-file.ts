import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ContentFault } from "./content-fault";

/** The text of a file; throws a ContentFault where there is none. */
export function readTextFile(file: string): string {
  const bytes = readBytes(file);
  if (!isUtf8(bytes)) throw new ContentFault("is not valid UTF-8, expected a text saved as UTF-8");
  return bytes.toString("utf8");
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ContentFault(`can't be read (${errorCode(error)}), expected a file that may be read`);
  }
}

/** The system's name for a failure, such as `EACCES`. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
