import { existsSync } from "node:fs";
import path from "node:path";
import { commitsOf, git } from "./git";

/** When one of these files was last changed or deleted; takes paths in the content, such as `events/x.json`. */
export type LastChange = (...files: readonly string[]) => Date;

/** No commit counts as older than its parent, even if an author's clock was wrong. */
interface History {
  /** In seconds since 1970, by path. */
  readonly changes: ReadonlyMap<string, number>;
  /** When each file was added, in seconds since 1970, by path. */
  readonly arrivals: ReadonlyMap<string, number>;
  readonly newest: number;
}

/**
 * When files of the content were last changed, according to Git, since a checkout loses the dates of files. Only
 * commits on the branch itself count, so a change has the date of its merge: commits of the merged branch may be older
 * than what was published since. In a shallow clone, everything older has the date of the oldest commit.
 *
 * @param now the date of uncommitted changes, or of everything if the content is not in a repository
 */
export function readFileHistory(directory: string, now: Date): LastChange {
  const { changes, newest } = readHistory(directory);
  const uncommitted = new Set(
    git(directory, ["diff", "--name-only", "-z", "--relative", "HEAD", "--", "."]).split("\0"),
  );
  const latest = Math.max(Math.floor(now.getTime() / 1000), newest + 1);
  const dateOf = (file: string) => {
    const known = changes.get(file) ?? (existsSync(path.join(directory, file)) ? latest : 0);
    return uncommitted.has(file) ? latest : known;
  };
  return (...files) => new Date(Math.max(...files.map(dateOf)) * 1000);
}

/**
 * When a file of the content reached the branch, according to Git: an editor may have written it days earlier as a
 * draft. Undefined for uncommitted files, and in a shallow clone, which lacks older commits.
 */
export type Arrival = (file: string) => Date | undefined;

export function readArrivals(directory: string): Arrival {
  if (isShallow(directory)) return () => undefined;
  const { arrivals } = readHistory(directory);
  return (file) => {
    const seconds = arrivals.get(file);
    return seconds === undefined ? undefined : new Date(seconds * 1000);
  };
}

/** True if Git has only the newest commits of the repository in which a folder is. */
export function isShallow(directory: string): boolean {
  return git(directory, ["rev-parse", "--is-shallow-repository"]).trim() === "true";
}

function readHistory(directory: string): History {
  const changes = new Map<string, number>();
  const arrivals = new Map<string, number>();
  let newest = 0;
  for (const { told, files } of commitsOf(directory, "%ct").reverse()) {
    newest = Math.max(Number(told), newest + 1);
    for (const file of files) {
      changes.set(file, newest);
      if (!arrivals.has(file)) arrivals.set(file, newest);
    }
  }
  return { changes, arrivals, newest };
}
