import { existsSync } from "node:fs";
import path from "node:path";
import { commitsOf, git } from "./git";

/** When one of these files was last changed, deleted ones included; paths in the content, such as `events/x.json`. */
export type LastChange = (...files: readonly string[]) => Date;

/** A commit is never dated before the one that it follows, whatever the clocks of its authors said. */
interface History {
  /** In seconds since 1970, by path. */
  readonly changes: ReadonlyMap<string, number>;
  readonly newest: number;
}

/**
 * When files of the content were last changed, according to Git: a checkout keeps no dates, and Git gives the same ones in
 * every folder. Only commits on the branch itself count, so a change has the date of its merge: the commits of the merged
 * branch may be older than what was published meanwhile. In a shallow clone, everything older has the date of the oldest
 * commit.
 *
 * @param now the date of what is not committed, or of everything if the content is not in a repository
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

function readHistory(directory: string): History {
  const changes = new Map<string, number>();
  let newest = 0;
  for (const { told, files } of commitsOf(directory, "%ct").reverse()) {
    newest = Math.max(Number(told), newest + 1);
    for (const file of files) changes.set(file, newest);
  }
  return { changes, newest };
}
