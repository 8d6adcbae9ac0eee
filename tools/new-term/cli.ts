import "../../src/commands/speak";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { checkChanges, readSoundContent, stopOnErrors } from "../../src/content/content-changes";
import { itemId, shownFile, type Content, type ContentItem } from "../../src/content/content";
import { placedMessage } from "../../src/model/check/sentence";
import { writeChanges } from "../../src/outputs/writing/write-changes";
import { withTerminal, type Ask } from "../terminal";
import { activeTeam, fileOfPastLeader, planNewTerm, type NewTermPlan } from "./plan-new-term";
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
    const term = onlyArgument(positionals, "term", "npm run new-term -- 2027 --stay 1,4");
    const { tree, content } = readSoundContent(directory);
    const stay =
      values.stay === undefined
        ? await withTerminal((ask) => whoStays(activeTeam(content), ask))
        : values.stay.split(",").map((id) => id.trim());
    const plan = planNewTerm(content, {
      term,
      stay: new Set(stay.filter((id) => id !== "none")),
      now: new Date(),
      tenure: values.tenure,
    });
    stopOnErrors(tree, checkChanges(tree, content, plan.changes));
    for (const line of describePlan(term, plan, tree)) console.log(line);
    if (values.write) {
      await writeChanges(directory, plan.changes);
      console.log(t("Written: {count, plural, one {# file} other {# files}} changed.", { count: plan.changes.length }));
    } else {
      const options = `--stay ${stay.join(",") || "none"} --write`;
      console.log(t("Nothing was written. Add {options} to do this.", { options }));
    }
  },
});

async function whoStays(team: readonly ContentItem[], ask: Ask | undefined): Promise<string[]> {
  if (!ask) console.log(t("No terminal to ask in and no --stay: no one stays in the team."));
  const stay: string[] = [];
  for (const person of ask ? team : []) {
    const shown = whoIs(person);
    const answer = await ask?.(`${t("{id}  {name}: stays in the team? [y/N]", shown)} `);
    if (/^y/i.test(answer?.trim() ?? "")) stay.push(shown.id);
  }
  return stay;
}

function describePlan(term: string, plan: NewTermPlan, tree: Content["tree"]): string[] {
  const { tenure, leaving, staying, redirects, byHand } = plan;
  return [
    t("The term {term} begins. The team of {tenure} hands over.", { term, tenure }),
    "",
    ...part(t("Past leaders from now on:"), leaving, (person) => {
      const files = { file: shownFile(tree, person.file), newFile: shownFile(tree, fileOfPastLeader(person)) };
      return placedMessage(rowOf(person), t("{file} becomes {newFile}", files));
    }),
    ...part(t("In the team as before:"), staying, (person) =>
      placedMessage(rowOf(person), t("{tenure} is added to roles", { tenure })),
    ),
    ...part(t("Addresses of portfolios that lead to profiles:"), redirects, ({ from, to }) => `${from} → ${to}`),
    ...part(t("Left to do by hand:"), byHand, (sentence) => sentence),
  ];
}

function part<T>(title: string, entries: readonly T[], lineOf: (entry: T) => string): string[] {
  return entries.length === 0 ? [] : [title, ...entries.map((entry) => `  ${lineOf(entry)}`), ""];
}

/** The columns of a person: the id, and the name with the position. */
function whoIs(person: ContentItem): { readonly id: string; readonly name: string } {
  const { name, position } = person.fields;
  return {
    id: itemId(person) ?? person.name,
    name: [name, position].filter((text) => typeof text === "string").join(", "),
  };
}

function rowOf(person: ContentItem): string {
  const { id, name } = whoIs(person);
  return `${id}  ${name}`;
}
