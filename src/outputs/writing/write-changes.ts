import path from "node:path";
import { replaceTogether } from "./replace-together";
import type { ContentChange } from "../../content/changes/content-change";

/**
 * Writes changes into a content tree, all or none.
 *
 * @throws Error of the file system; the tree is as before then
 */
export async function writeChanges(directory: string, changes: readonly ContentChange[]): Promise<void> {
  await replaceTogether(
    changes.map(({ file, fields }) => ({
      file: path.join(directory, file),
      data: fields === null ? null : `${JSON.stringify(fields, null, 2)}\n`,
    })),
  );
}
