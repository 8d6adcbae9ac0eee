import { spawnSync } from "node:child_process";

/** The answer of Git about the repository in which a folder lies; empty if it has none. */
export function git(directory: string, words: readonly string[]): string {
  return gitBytes(directory, words).toString();
}

/**
 * The same for an answer that may hold files of any encoding.
 *
 * @param input what Git reads from its standard input
 */
export function gitBytes(directory: string, words: readonly string[], input = ""): Buffer {
  const { status, stdout } = spawnSync("git", ["-C", directory, ...words], { maxBuffer: Infinity, input });
  return status === 0 ? stdout : Buffer.alloc(0);
}

/** The character before each commit in the answer of Git; no file has it in its name. */
const COMMIT = "\u0001";

/**
 * The commits on the branch itself that changed a folder, the newest first, each with the files that it changed, as
 * paths in the folder. What people set for themselves does not change the answer.
 *
 * @param format what to tell of each commit, as `git log` takes it
 */
export function commitsOf(
  directory: string,
  format: string,
): { readonly told: string; readonly files: readonly string[] }[] {
  const settings = ["log.showRoot=true", "log.showSignature=false", "log.diffMerges=first-parent"];
  const answer = git(directory, [
    ...settings.flatMap((setting) => ["-c", setting]),
    "log",
    "--first-parent",
    "-m",
    "--name-only",
    "--no-renames",
    "--relative",
    "-z",
    ...[`--format=${COMMIT}${format}`, "--", "."],
  ]);
  return answer
    .split(COMMIT)
    .slice(1)
    .map((commit) => {
      const [told = "", ...files] = commit.split("\0");
      return { told, files: files.map((file) => file.replace(/^\n/, "")) };
    });
}
