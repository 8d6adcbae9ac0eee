import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  readlinkSync,
  renameSync,
  // oxlint-disable-next-line no-restricted-imports -- the last thing that a process does can't be asynchronous
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { isAsset } from "../../domain/outputs/output-at";
import { EARLIER_ASSETS, GENERATIONS } from "../../outputs/leftovers/remove-leftovers";
import { replaceFile } from "../../outputs/writing/replace-file";
import { lockFolder } from "./folder-lock";
import { runKey } from "./run-key";
import { createHash } from "node:crypto";
import { hasFields, isBoolean, isText } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { folderEntries } from "../../outputs/writing/list-files";

/** The record of the last build. Hidden, as Gatsby leaves hidden files where it empties its cache. */
const RECORD = ".cache/.run-record.json";

/** What Gatsby makes of its two files, before they can tell it where to begin. */
const compiled = [".cache/compiled", ".cache/.parcel-cache"];

/** These stay where a build starts afresh. */
const kept = new Set([RECORD, GENERATIONS, ...compiled].map((file) => path.basename(file)));

interface Run {
  readonly isBuild: boolean;
  /** Tests give others. */
  readonly key?: string;
  readonly lock?: typeof lockFolder;
}

interface BegunRun {
  /** Nothing of an earlier build is there. */
  readonly isFresh: boolean;
  /** Records that the build has ended. Call it when the process writes nothing any more. */
  readonly finished: () => void;
}

/**
 * Prepares a folder for a build or for the development server. A build goes on from what the last one has left only if
 * that one has ended, had the same key, and all of its files are still as they were. Otherwise, and always for the
 * development server, it begins with nothing.
 *
 * @throws Error if another process is at work in the folder
 */
export async function beginRun(
  project: string,
  { isBuild, key = runKey(project), lock = lockFolder }: Run,
): Promise<BegunRun> {
  await lock(project);
  const record = readRecord(project);
  const reason = isBuild ? reasonForFreshStart(project, record, key) : "";
  mkdirSync(path.join(project, ".cache"), { recursive: true });
  writeRecord(project, { key, files: {}, ...record, isEnded: false });
  if (reason !== undefined) await startAfresh(project, record);
  if (reason) console.log(`${reason}: this build starts afresh.`);
  return {
    isFresh: reason !== undefined,
    finished: () => writeRecord(project, { key, isEnded: true, files: leftFiles(project) }),
  };
}

/** Undefined: none; empty where there is nothing to say. */
function reasonForFreshStart(project: string, record: RunRecord | undefined, key: string): string | undefined {
  if (record === undefined)
    return existsSync(path.join(project, "public")) ? "It is not known what made the files in public" : "";
  if (!record.isEnded) return "The last build was broken off, or the development server has run since";
  if (record.key !== key) return "The code, the settings or the place of the site have changed";
  const present = leftFiles(project);
  const names = new Set([...Object.keys(record.files), ...Object.keys(present)]);
  const changed = [...names].filter((name) => record.files[name] !== present[name]);
  if (changed.length === 0) return undefined;
  const others = changed.length > 1 ? ` and ${changed.length - 1} more` : "";
  return `${changed[0]}${others} changed since the last build`;
}

/** Empties `.cache` and `public`. Only the scripts and styles of the last build stay, for readers with an open page. */
async function startAfresh(project: string, record: RunRecord | undefined): Promise<void> {
  const assets = Object.entries(record?.files ?? {}).flatMap(([name, hash]) => {
    const sitePath = name.replace(/^public/, "");
    const places = [path.join(project, name), path.join(project, EARLIER_ASSETS, sitePath)];
    const whole = isAsset(sitePath) ? places.find((place) => hashOfFile(place) === hash) : undefined;
    return whole === undefined ? [] : [{ sitePath, bytes: readFileSync(whole) }];
  });
  for (const folder of [".cache", "public"]) empty(path.join(project, folder));
  for (const { sitePath, bytes } of assets) {
    await replaceFile(path.join(project, EARLIER_ASSETS, sitePath), bytes);
  }
}

/** The folder itself stays: it may be a link, or the place of another disk. */
function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** The last build has left this. */
interface RunRecord {
  /** A hash of everything that a cache depends on, beside the content. */
  readonly key: string;
  /** False as long as a build or the development server is at work, and after one that was broken off. */
  readonly isEnded: boolean;
  /** The hashes of all files in `.cache` and `public` when a build had last ended, by their paths. */
  readonly files: Readonly<Record<string, string>>;
}

/** Undefined where no build has left a record that can be read. */
function readRecord(project: string): RunRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(path.join(project, RECORD), "utf8"));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Synchronous, so that it can be the last thing that a process does. */
function writeRecord(project: string, record: RunRecord): void {
  const file = path.join(project, RECORD);
  writeFileSync(`${file}.new`, JSON.stringify(record), { flush: true });
  renameSync(`${file}.new`, file);
}

/**
 * The hashes of all files that a build leaves for the next one. The lock of the database still changes when the process has
 * ended.
 */
function leftFiles(project: string): Record<string, string> {
  const found = [".cache", "public"].flatMap((folder) =>
    folderEntries(path.join(project, folder))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(project, file).split(path.sep).join("/"), file] as const)
      .filter(
        ([name]) => ![RECORD, ...compiled].some((place) => name.startsWith(place)) && !name.endsWith("/lock.mdb"),
      ),
  );
  return Object.fromEntries(found.map(([name, file]) => [name, hashOfFile(file)]));
}

/** The hash of what is in a file, or of where a link leads; empty if neither can be read. */
function hashOfFile(file: string): string {
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
