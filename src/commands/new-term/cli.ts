import { namedContentDirectory } from "../../content/content-directory";
import { checkChanges } from "../../content/changes/check-changes";
import { stopOnErrors } from "../../content/changes/stop-on-errors";
import { readSoundContent } from "../../content/changes/read-sound-content";
import { writeChanges } from "../../outputs/writing/write-changes";
import { loadSettings } from "../../content/settings/load-settings";
import { isActive, planNewTerm, teamOf } from "../../content/new-term/plan-new-term";
import { onlyArgument, runCommand } from "../run-command";
import { askWhoStays } from "./ask-who-stays";
import { describePlan } from "./describe-plan";

const usage = `Begins a new term: moves the team to the past leaders, with the term they served and their position. Ids, addresses of
profiles and the authors of articles stay as they are. It prints what it would do; nothing is written without --write.

  npm run new-term -- TERM [--stay IDS] [--tenure TERM] [--write]

TERM             the term that begins, such as 2027 or 2027-2028
--stay IDS       who stays in the team: ids with commas between, such as 1,4, or 'none'. Without it you are asked;
                 without a terminal to ask in, no one stays
--tenure TERM    when the team of now served; without it the term before
--write          write the changes, all or none

CONTENT_DIR names the content tree (default 'content').`;

runCommand({
  usage,
  options: { stay: { type: "string" }, tenure: { type: "string" }, write: { type: "boolean" } },
  run: async (values, positionals) => {
    const term = onlyArgument(positionals, "term", "npm run new-term -- 2027");
    const directory = namedContentDirectory();
    loadSettings(directory);
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
    if (!values.write) {
      const chosen = stay.size > 0 ? ` --stay ${[...stay].join(",")}` : " --stay none";
      const tenure = values.tenure === undefined ? "" : ` --tenure ${values.tenure}`;
      console.log(`Nothing was written. To do this: npm run new-term -- ${term}${chosen}${tenure} --write`);
      return;
    }
    await writeChanges(directory, plan.changes);
    console.log(`Written: ${plan.changes.length} files changed.`);
  },
});

async function whoStays(team: Parameters<typeof askWhoStays>[0]): Promise<ReadonlySet<string>> {
  if (process.stdin.isTTY) return askWhoStays(team, { input: process.stdin, output: process.stdout });
  console.log("No terminal to ask in and no --stay: no one stays in the team.");
  return new Set();
}

function idsIn(list: string): ReadonlySet<string> {
  const ids = list.split(",").map((id) => id.trim());
  return new Set(ids.filter((id) => id !== "" && id !== "none"));
}
