import { createHash } from "node:crypto";
// oxlint-disable-next-line no-restricted-imports -- the last thing that a process does can't be asynchronous
import { readFileSync, readlinkSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasFields, isBoolean, isText } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { folderEntries } from "../../outputs/writing/folder-entries";

/** What the last build has left. */
export interface RunRecord {
  /** A hash of everything that a cache depends on, beside the content. */
  readonly key: string;
  /** False as long as a build or the development server is at work, and after one that was broken off. */
  readonly isEnded: boolean;
  /** The hashes of all files in `.cache` and `public` when a build had last ended, by their paths. */
  readonly files: Readonly<Record<string, string>>;
}

/** Hidden, as Gatsby leaves hidden files where it empties its cache. */
export const RECORD = ".cache/.run-record.json";

/** Undefined where no build has left a record that can be read. */
export function readRecord(project: string): RunRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(path.join(project, RECORD), "utf8"));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Synchronous, so that it can be the last thing that a process does. */
export function writeRecord(project: string, record: RunRecord): void {
  const file = path.join(project, RECORD);
  writeFileSync(`${file}.new`, JSON.stringify(record), { flush: true });
  renameSync(`${file}.new`, file);
}

/**
 * The hashes of all files that a build leaves and that the next one goes on from. Who has a database open, of which its
 * lock tells, changes when the process has ended.
 */
export function leftFiles(project: string): Record<string, string> {
  const found = [".cache", "public"].flatMap((folder) =>
    folderEntries(path.join(project, folder))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(project, file).split(path.sep).join("/"), file] as const)
      .filter(([name]) => !name.startsWith(RECORD) && !name.endsWith("/lock.mdb")),
  );
  return Object.fromEntries(found.map(([name, file]) => [name, hashOfFile(file)]));
}

/** The hash of what is in a file, or of where a link leads; empty if neither can be read. */
export function hashOfFile(file: string): string {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    try {
      return `leads to ${readlinkSync(file)}`;
    } catch {
      return "";
    }
  }
}

function isRecord(value: unknown): value is RunRecord {
  return hasFields(value, { key: isText, isEnded: isBoolean, files: isJsonObject });
}
