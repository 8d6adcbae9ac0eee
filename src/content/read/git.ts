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
