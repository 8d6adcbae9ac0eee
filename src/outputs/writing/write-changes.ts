import path from "node:path";
import { removeHalfWrittenFiles } from "./half-written";
import { replaceTogether } from "./replace-together";
import type { ContentChange } from "../../content/changes/content-change";

/**
 * Writes changes into a content tree, all or none. What a killed command has left half-written in their folders goes.
 *
 * @throws Error of the file system; the tree is as before then
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
