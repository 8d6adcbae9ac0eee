import { shownFile, type Content, type ContentItem, itemId } from "../../content/content";
import type { NewTermPlan } from "../../content/new-term/plan-new-term";
import { pastLeader } from "../../model/past-leader";
import { spawnSync } from "node:child_process";
import type { ContentChange } from "../../content/changes/content-change";
import type { ContentTree } from "../../content/content-tree";
import { shellWord } from "../run-command";

/** Describes a plan, in lines for the terminal. */
export function describePlan(term: string, plan: NewTermPlan, tree: Content["tree"]): string[] {
  const { tenure, leaving, staying, redirects, byHand } = plan;
  return [
    `The term ${term} begins. The team of ${tenure} hands over.`,
    "",
    ...part("Past leaders from now on:", leaving, (person) => [
      `${who(person)}: ${shownFile(tree, person.file)} becomes ${shownFile(tree, person.file.replace(/^[^/]*/, pastLeader.folder))}`,
    ]),
    ...part("In the team as before:", staying, (person) => [`${who(person)}: ${tenure} is added to roles`]),
    ...part("Addresses of portfolios that lead to profiles:", redirects, ({ from, to }) => [`${from} → ${to}`]),
    ...part("Left to do by hand:", byHand, (sentence) => [sentence]),
  ];
}

function part<T>(title: string, entries: readonly T[], linesOf: (entry: T) => readonly string[]): string[] {
  return entries.length === 0 ? [] : [title, ...entries.flatMap(linesOf).map((line) => `  ${line}`), ""];
}

function who(person: ContentItem): string {
  const { name, position } = person.fields;
  return `${itemId(person) ?? person.name}  ${[name, position].filter((text) => typeof text === "string").join(", ")}`;
}

/** How git can take back changes that are not written yet. */
interface Undo {
  /** True if a file that will be changed holds something that is not committed: git would lose it. */
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
