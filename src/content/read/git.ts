import { spawnSync } from "node:child_process";

/** The output of Git for the repository of a folder; empty if there is none. */
export function git(directory: string, words: readonly string[]): string {
  return gitBytes(directory, words).toString();
}

/**
 * The same as bytes, for answers with files of any encoding.
 *
 * @param input the standard input of Git
 */
export function gitBytes(directory: string, words: readonly string[], input = ""): Buffer {
  const { status, stdout } = spawnSync("git", ["-C", directory, ...words], { maxBuffer: Infinity, input });
  return status === 0 ? stdout : Buffer.alloc(0);
}

/** Comes before each commit in the output of Git; no file has it in its name. */
const COMMIT = "\u0001";

/**
 * The commits on the branch itself that changed a folder, newest first, each with the files that it changed, as paths in the
 * folder. Ignores the user's own Git settings.
 *
 * @param format what to print about each commit, as for `git log`
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
