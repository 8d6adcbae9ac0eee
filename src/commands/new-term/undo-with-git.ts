import { spawnSync } from "node:child_process";
import type { ContentChange } from "../../content/changes/content-change";
import type { ContentTree } from "../../content/content-tree";
import { shellWord } from "../shell-word";

/** How git can take back changes that are not written yet. */
interface Undo {
  /** Whether a file that will be changed holds something that is not committed: git would lose it. */
  readonly losesWork: boolean;
  /** Take back exactly these changes, once they are written. */
  readonly commands: readonly string[];
}

/** Undefined if the content is not in a repository, or git is not installed. */
export function undoWithGit(
  { directory, files }: Pick<ContentTree, "directory" | "files">,
  changes: readonly ContentChange[],
): Undo | undefined {
  const known = changes.map(({ file }) => file).filter((file) => files.has(file));
  const added = changes.map(({ file }) => file).filter((file) => !files.has(file));
  const look = ["status", "--porcelain", "--ignored", "--untracked-files=all", "--", ...known];
  const { status, stdout } = spawnSync("git", ["-C", directory, ...look], { encoding: "utf8" });
  if (status !== 0) return undefined;
  const command = (action: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [`git -C ${shellWord(directory)} ${action} -- ${paths.map(shellWord).join(" ")}`];
  return { losesWork: stdout !== "", commands: [...command("restore", known), ...command("clean -f", added)] };
}
