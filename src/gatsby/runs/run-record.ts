import { createHash } from "node:crypto";
import {
  readFileSync,
  readlinkSync,
  renameSync,
  // oxlint-disable-next-line no-restricted-imports -- the last thing that a process does can't be asynchronous
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { hasFields, isBoolean, isText } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { folderEntries } from "../../outputs/writing/list-files";

/** The record of the last build. Hidden, as Gatsby leaves hidden files where it empties its cache. */
export const RECORD = ".cache/.run-record.json";

/** What Gatsby makes of its two files, before they can tell it where to begin. */
export const COMPILED = [".cache/compiled", ".cache/.parcel-cache"];

/** The last build has left this. */
export interface RunRecord {
  /** A hash of everything that a cache depends on, beside the content. */
  readonly key: string;
  /** False as long as a build or the development server is at work, and after one that was broken off. */
  readonly isEnded: boolean;
  /** The hashes of all files in `.cache` and `public` when a build had last ended, by their paths. */
  readonly files: Readonly<Record<string, string>>;
}

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
 * The hashes of all files that a build leaves for the next one. The lock of the database still changes when the process has
 * ended.
 */
export function leftFiles(project: string): Record<string, string> {
  const found = [".cache", "public"].flatMap((folder) =>
    folderEntries(path.join(project, folder))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(project, file).split(path.sep).join("/"), file] as const)
      .filter(
        ([name]) => ![RECORD, ...COMPILED].some((place) => name.startsWith(place)) && !name.endsWith("/lock.mdb"),
      ),
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
