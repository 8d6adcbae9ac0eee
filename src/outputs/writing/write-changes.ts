import path from "node:path";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { removeHalfWrittenFiles, halfWrittenName, unwritable } from "./replace-file";
import type { ContentChange } from "../../content/content-changes";
import { eachLimited } from "./each-limited";
import { t } from "../../words/t";

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

/** A file to write, or with `data: null` to remove. */
export interface FileChange {
  /** Its path on this computer. */
  readonly file: string;
  readonly data: string | Uint8Array | null;
}

/** Few enough to have open at once. */
const AT_ONCE = 32;

/**
 * Writes and removes files, all or none: everything is first written under temporary names. If a step fails, the files
 * that were changed before it get their old contents back. Files are removed last, so that a killed process loses none.
 *
 * @throws Error that names the file that can't be written or removed, and says why
 */
export async function replaceTogether(changes: readonly FileChange[]): Promise<void> {
  const drafts = new Map<FileChange, string>();
  const old = new Map<FileChange, Buffer | undefined>();
  const changed: FileChange[] = [];
  // Ctrl+C between two files would leave half of them changed.
  const wait = () => undefined;
  for (const signal of signals) process.on(signal, wait);
  try {
    await eachLimited(changes, AT_ONCE, (change) =>
      step(change, async () => {
        old.set(change, await readIfThere(change.file));
        await writeDraft(change, drafts);
      }),
    );
    for (const change of inOrder(changes)) {
      changed.push(change);
      const draft = drafts.get(change);
      await step(change, () => (draft === undefined ? rm(change.file, { force: true }) : rename(draft, change.file)));
    }
  } catch (error) {
    // Even if one file can't be restored, the others are.
    const restored = await Promise.allSettled(changed.map((change) => restore(change.file, old.get(change))));
    const isAsBefore = restored.every(({ status }) => status === "fulfilled");
    const reason = error instanceof Error ? error.message : String(error);
    const message = isAsBefore
      ? t("{reason}; nothing was changed", { reason })
      : t("{reason}; not all files could be restored", { reason });
    throw new Error(message, { cause: error });
  } finally {
    await Promise.allSettled([...drafts.values()].map((draft) => rm(draft, { force: true })));
    for (const signal of signals) process.off(signal, wait);
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function step(change: FileChange, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw unwritable(change.file, error);
  }
}

function inOrder(changes: readonly FileChange[]): FileChange[] {
  return changes.toSorted((a, b) => Number(a.data === null) - Number(b.data === null));
}

async function writeDraft(change: FileChange, drafts: Map<FileChange, string>): Promise<void> {
  if (change.data === null) return;
  const folder = path.dirname(change.file);
  const draft = path.join(folder, halfWrittenName());
  drafts.set(change, draft);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, change.data);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (Reflect.get(Object(error), "code") === "ENOENT") return undefined;
    throw error;
  }
}

async function restore(file: string, data: Buffer | undefined): Promise<void> {
  if (data === undefined) await rm(file, { force: true, recursive: true });
  else await writeFile(file, data);
}
