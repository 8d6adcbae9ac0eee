import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isAsset } from "../../domain/outputs/output-at";
import { EARLIER_ASSETS, GENERATIONS } from "../../outputs/leftovers/remove-leftovers";
import { replaceFile } from "../../outputs/writing/replace-file";
import { lockFolder } from "./folder-lock";
import { runKey } from "./run-key";
import { COMPILED, hashOfFile, leftFiles, readRecord, RECORD, writeRecord, type RunRecord } from "./run-record";

/** These stay when a build starts from scratch. */
const kept = new Set([RECORD, GENERATIONS, ...COMPILED].map((file) => path.basename(file)));

interface Run {
  readonly isBuild: boolean;
  /** Tests pass others. */
  readonly key?: string;
  readonly lock?: typeof lockFolder;
}

interface BegunRun {
  /** True if there is nothing of an earlier build. */
  readonly isFresh: boolean;
  /** Records that the build has ended. Call it when the process won't write anything more. */
  readonly finished: () => void;
}

/**
 * Prepares a folder for a build or for the development server. A build reuses the files of the last one only if that
 * one has ended, had the same key, and its files are unchanged. Otherwise, and always for the development server, it
 * starts from scratch.
 *
 * @throws Error if another process is using the folder
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

/** Why the build starts from scratch, to be printed unless it is empty; undefined if it does not. */
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

/** Empties `.cache` and `public`, but keeps the scripts and styles of the last build, for readers with an open page. */
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

/** The folder itself stays, since it may be a link or a mount point. */
function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
}
