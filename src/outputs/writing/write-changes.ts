import path from "node:path";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { removeHalfWrittenFiles, halfWrittenName, unwritable } from "./replace-file";
import type { ContentChange } from "../../content/content-changes";
import { t } from "../../words/t";

/**
 * Writes changes into a content tree, all or none. Incomplete files of a killed command in the same folders are
 * removed.
 *
 * @throws Error of the file system; then the tree is unchanged
 */
export async function writeChanges(directory: string, changes: readonly ContentChange[]): Promise<void> {
  const folders = new Set(changes.map(({ file }) => path.dirname(path.join(directory, file))));
  await Promise.all([...folders].map(removeHalfWrittenFiles));
  await replaceTogether(
    changes.map(({ file, fields }) => ({
      file: path.join(directory, file),
      data: fields === null ? null : `${JSON.stringify(fields, null, 2)}\n`,
    })),
  );
}

/** A file to write, or to remove with `data: null`. */
export interface FileChange {
  /** Its path on this computer. */
  readonly file: string;
  readonly data: string | Uint8Array | null;
}

/**
 * Writes and removes files, all or none: everything is first written under temporary names, so a full disk or a
 * read-only folder changes nothing. Files are removed last, so that a killed process loses none.
 *
 * @throws Error that names the file that can't be written, and says why
 */
export async function replaceTogether(changes: readonly FileChange[]): Promise<void> {
  const drafts = new Map<string, string>();
  try {
    for (const { file, data } of changes) {
      if (data === null) continue;
      const draft = path.join(path.dirname(file), halfWrittenName());
      drafts.set(draft, file);
      await writeDraft(draft, file, data);
    }
  } catch (error) {
    await Promise.allSettled([...drafts.keys()].map((draft) => rm(draft, { force: true })));
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(t("{reason}; nothing was changed", { reason }), { cause: error });
  }
  for (const [draft, file] of drafts) await rename(draft, file);
  for (const { file, data } of changes) if (data === null) await rm(file, { force: true });
}

async function writeDraft(draft: string, file: string, data: string | Uint8Array): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, data);
  } catch (error) {
    throw unwritable(file, error);
  }
}
