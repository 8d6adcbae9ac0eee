import { createHash } from "node:crypto";
import {
  readFileSync,
  readlinkSync,
  renameSync,
  // oxlint-disable-next-line no-restricted-imports -- nothing asynchronous can run at the end of a process
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { hasFields, isBoolean, isText } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { folderEntries } from "../../outputs/writing/list-files";

/** The record of the last build. Hidden, since Gatsby does not delete hidden files when it empties its cache. */
export const RECORD = ".cache/.run-record.json";

/** What Gatsby compiles from gatsby-config.ts and gatsby-node.ts, before their code runs. */
export const COMPILED = [".cache/compiled", ".cache/.parcel-cache"];

/** The record that the last build has left. */
export interface RunRecord {
  /** A hash of everything that the cache depends on, except for the content. */
  readonly key: string;
  /** False while a build or the development server is running, and after one that was interrupted. */
  readonly isEnded: boolean;
  /** The hashes of all files in `.cache` and `public` at the end of the last build, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Undefined if there is no readable record of an earlier build. */
export function readRecord(project: string): RunRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(path.join(project, RECORD), "utf8"));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Synchronous, so that it can run at the end of a process. */
export function writeRecord(project: string, record: RunRecord): void {
  const file = path.join(project, RECORD);
  writeFileSync(`${file}.new`, JSON.stringify(record), { flush: true });
  renameSync(`${file}.new`, file);
}

/**
 * The hashes of all files that a build leaves for the next one, except for the lock of the database, which changes
 * after the process has ended.
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

/** The hash of the content of a file, or of the target of a link; empty if neither can be read. */
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
