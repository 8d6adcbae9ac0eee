import "../../src/commands/speak";
import { spawnSync } from "node:child_process";
import { namedContentDirectory } from "../../src/content/content-directory";
import type { ContentTree } from "../../src/content/content-tree";
import { checkChanges, readSoundContent, stopOnErrors, type ContentChange } from "../../src/content/content-changes";
import { writeChanges } from "../../src/outputs/writing/write-changes";
import { isActive, planNewTerm, teamOf, type NewTermPlan } from "./plan-new-term";
import { onlyArgument, runCommand, shellWord } from "../../src/commands/run-command";
import { askWhoStays } from "./ask-who-stays";
import { shownFile, itemId, type Content, type ContentItem } from "../../src/content/content";
import { pastLeader } from "../../src/model/kinds/past-leader";
import { placedMessage } from "../../src/model/check/sentence";
import { t } from "../../src/words/t";

const usage = [
  t(
    "Begins a new term: moves the team to the past leaders, with the term they served and their position. Ids, addresses of\nprofiles and the authors of articles stay as they are. It prints what it would do; nothing is written without --write.",
  ),
  "",
  "  npm run new-term -- TERM [--stay IDS] [--tenure TERM] [--write]",
  "",
  t("TERM             the term that begins, such as 2027 or 2027-2028"),
  t(
    "--stay IDS       who stays in the team: ids separated by commas, such as 1,4, or 'none'. Without it you are asked;\n                 without a terminal to ask in, no one stays",
  ),
  t("--tenure TERM    the term that the current team served (default: the one before TERM)"),
  t("--write          write the changes, all or none"),
  "",
  t("CONTENT_DIR names the content tree (default 'content')."),
].join("\n");

runCommand({
  usage,
  options: { stay: { type: "string" }, tenure: { type: "string" }, write: { type: "boolean" } },
  content: "in use",
  run: async (values, positionals, directory) => {
    const term = onlyArgument(positionals, t("term||an argument of a command"), "npm run new-term -- 2027 --stay 1,4");
    const { tree, content } = readSoundContent(directory);
    const stay = values.stay === undefined ? await whoStays(teamOf(content).filter(isActive)) : idsIn(values.stay);
    const plan = planNewTerm(content, {
      term,
      stay,
      now: new Date(),
      ...(values.tenure !== undefined && { tenure: values.tenure }),
    });
    stopOnErrors(tree, checkChanges(tree, content, plan.changes));
    for (const line of describePlan(term, plan, tree)) console.log(line);
    const undo = undoWithGit(tree, plan.changes);
    if (undo?.losesWork)
      console.log(t("Some of these files have changes that are not committed. Commit them, or git can't undo this."));
    if (!values.write) {
      const chosen = ["--stay", stay.size > 0 ? [...stay].join(",") : "none"];
      const tenure = values.tenure === undefined ? [] : ["--tenure", plan.tenure];
      const words = [term, ...chosen, ...tenure, "--write"].map(shellWord).join(" ");
      const command = `${namingContent()}npm run new-term -- ${words}`;
      console.log(t("Nothing was written. To do this: {command}", { command }));
      return;
    }
    await writeChanges(directory, plan.changes);
    console.log(t("Written: {count, plural, one {# file} other {# files}} changed.", { count: plan.changes.length }));
    if (undo && !undo.losesWork) console.log([t("To undo this:"), ...undo.commands].join("\n  "));
  },
});

/**
 * Names the same content in the printed command, since a variable before a command counts only for that one. Windows has
 * no such form: there it stays set.
 */
function namingContent(): string {
  const isNamed = Boolean(process.env.CONTENT_DIR) && process.platform !== "win32";
  return isNamed ? `CONTENT_DIR=${shellWord(namedContentDirectory())} ` : "";
}

async function whoStays(team: Parameters<typeof askWhoStays>[0]): Promise<ReadonlySet<string>> {
  if (process.stdin.isTTY) return askWhoStays(team, { input: process.stdin, output: process.stdout });
  console.log(t("No terminal to ask in and no --stay: no one stays in the team."));
  return new Set();
}

/** @throws Error if the list names no one and is not 'none' */
function idsIn(list: string): ReadonlySet<string> {
  if (list.trim() === "none") return new Set();
  const ids = list.split(",").map((id) => id.trim());
  const given = new Set(ids.filter((id) => id !== ""));
  if (given.size === 0)
    throw new Error(
      t("--stay: is {value}, expected ids separated by commas, such as 1,4, or 'none'.", { value: `'${list}'` }),
    );
  return given;
}

/** Describes a plan, in lines for the terminal. */
function describePlan(term: string, plan: NewTermPlan, tree: Content["tree"]): string[] {
  const { tenure, leaving, staying, redirects, byHand } = plan;
  return [
    t("The term {term} begins. The team of {tenure} hands over.", { term, tenure }),
    "",
    ...part(t("Past leaders from now on:"), leaving, (person) => [
      placedMessage(
        who(person),
        t("{file} becomes {newFile}", {
          file: shownFile(tree, person.file),
          newFile: shownFile(tree, person.file.replace(/^[^/]*/, pastLeader.folder)),
        }),
      ),
    ]),
    ...part(t("In the team as before:"), staying, (person) => [
      placedMessage(who(person), t("{tenure} is added to roles", { tenure })),
    ]),
    ...part(t("Addresses of portfolios that lead to profiles:"), redirects, ({ from, to }) => [`${from} → ${to}`]),
    ...part(t("Left to do by hand:"), byHand, (sentence) => [sentence]),
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
function undoWithGit(
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
