import { spawnSync } from "node:child_process";

/**
 * The answer of Git about the repository in which a folder lies; empty if it has none.
 *
 * @param input what it reads from its standard input
 */
export function git(directory: string, words: readonly string[], input = ""): string {
  const { status, stdout } = spawnSync("git", ["-C", directory, ...words], {
    ...{ encoding: "utf8", maxBuffer: Infinity, input },
  });
  return status === 0 ? stdout : "";
}
