import { spawnSync } from "node:child_process";

/** Runs Git in a repository of a test, ignoring the user's own Git settings. */
export function git(repository: string, words: readonly string[], date = "2026-01-01T00:00:00Z"): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date, GIT_CONFIG_GLOBAL: "/dev/null" };
  const { status, stderr } = spawnSync("git", ["-C", repository, ...identity, ...words], { encoding: "utf8", env });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
}
