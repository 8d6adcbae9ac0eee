import { constants } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { halfWrittenName } from "./half-written";
import { fileErrorMessage } from "../../content/read/file-error-message";

/**
 * Writes a file, and its folder if needed. It is written under a temporary name in the same folder and
 * renamed: readers find the old file or the new one, whenever the process is killed.
 *
 * @throws Error that names the file and says why
 */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  await replace(file, (draft) => writeFile(draft, data));
}

/** Copies a file in the same way. */
export async function replaceFileByCopy(source: string, file: string): Promise<void> {
  await replace(file, (draft) => copyFile(source, draft, constants.COPYFILE_FICLONE));
}

async function replace(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  const draft = path.join(folder, halfWrittenName());
  try {
    await mkdir(folder, { recursive: true });
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    // Where it can't be removed, it was never written; the error that matters is the first one.
    await rm(draft, { force: true }).catch(() => undefined);
    throw unwritable(file, error);
  }
}

/** An error that names the file as people know it: those of the system name its draft. */
export function unwritable(file: string, error: unknown): Error {
  return new Error(`${file}: ${fileErrorMessage("written", error)}`, { cause: error });
}
