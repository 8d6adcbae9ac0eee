import "../../src/commands/speak";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { itemsOf, knownIds, type Content } from "../../src/content/content";
import { checkChanges, readSoundContent, stopOnErrors } from "../../src/content/content-changes";
import { chosenColumn, columnLines } from "../../src/domain/tables/named-columns";
import { onOneLine, placedMessage, quote } from "../../src/model/check/sentence";
import { sheet } from "../../src/model/kinds/sheet";
import type { JsonObject } from "../../src/model/schema/json-object";
import { fieldsOf } from "../../src/model/schema/schema-fields";
import { nameSlug } from "../../src/model/values/name-slug";
import { writeChanges } from "../../src/outputs/writing/write-changes";
import { t } from "../../src/words/t";
import { terminal } from "../codeforces/terminal";
import { answersTo, questionAbout } from "../questions";
import { withTerminal, type Ask } from "../terminal";
import { contestSheet } from "./contest-sheet";
import type { FoundSheet } from "./found-sheet";
import { planSheet, type PlannedProblem, type ProblemKind } from "./plan-sheet";
import { readSheet } from "./read-sheet";

const usage = [
  t(
    "Makes a problem sheet, or adds problems to one, from a CSV file, from a link to one or to a spreadsheet of Google, from\nthe JSON of the USACO Guide, or from a contest on Codeforces. It shows what it would do; nothing is written without --write.\nWhat editors wrote into a sheet stays.",
  ),
  "",
  "  npm run import-sheet -- FILE.csv|FILE.json|LINK [--id ID] [--title TITLE] [--write] [options]",
  "  npm run import-sheet -- --codeforces NUMBER [--id ID] [--title TITLE] [--write]",
  "",
  t("--id ID                    the id of the sheet, new or known; without it, a new one is made from the title"),
  t("--title TITLE              its title; a new sheet needs one"),
  t("--codeforces NUMBER        the contest with this number in its address, with ratings and tags"),
  t("--write                    write the sheet"),
  t("--column 'HEADER=FIELD'    use a column for a field; 'HEADER=' leaves the column out. May be repeated"),
  "",
  t(
    "Rows are counted as in a spreadsheet: the headers are row 1. CONTENT_DIR names the content tree (default 'content'),\nGATSBY_CODEFORCES_API the base of the API. The exit code is 1 if a problem has an error.",
  ),
].join("\n");

runCommand({
  usage,
  options: {
    id: { type: "string" },
    title: { type: "string" },
    codeforces: { type: "string" },
    write: { type: "boolean" },
    column: { type: "string", multiple: true },
  },
  content: "in use",
  run: async (values, positionals, directory) => {
    const { source, found } = await find(positionals, values.codeforces, values.column ?? []);
    const { tree, content } = readSoundContent(directory);
    const given = await withTerminal((ask) => answersAbout(content, found, values, ask));
    const item = itemsOf(content, sheet).find(({ name }) => name === given.id);
    const plan = planSheet(found, given, item);
    for (const line of describe(source, found, plan.problems)) console.log(line);
    const { change } = plan;
    if (plan.problems.some(({ kind }) => kind === "wrong")) {
      console.log(t("Problems have errors: nothing is written until they are corrected."));
      process.exitCode = 1;
    } else if (!change) console.log(t("The sheet already has all of this: nothing to write."));
    else {
      stopOnErrors(tree, checkChanges(tree, content, [change]));
      if (values.write) await writeChanges(directory, [change]);
      const { file } = change;
      console.log(values.write ? t("Written: {file}", { file }) : t("Nothing was written. Add --write to do this."));
    }
  },
});

/** The name of the source in messages, and its content. */
async function find(
  positionals: readonly string[],
  contest: string | undefined,
  columns: readonly string[],
): Promise<{ readonly source: string; readonly found: FoundSheet }> {
  if (contest === undefined) {
    const example = "npm run import-sheet -- problems.csv";
    const source = onlyArgument(positionals, "file", example);
    return { source, found: await readSheet(source, new Map(columns.map(chosenColumn))) };
  }
  if (positionals.length > 0)
    throw new Error(t("--codeforces needs no file or link, and has {other}.", { other: quote(positionals.join(" ")) }));
  if (!/^[1-9]\d{0,8}$/.test(contest))
    throw new Error(
      placedMessage(
        "--codeforces",
        t("is {value}, expected the number in the address of a contest, such as 1520.", { value: quote(contest) }),
      ),
    );
  return { source: `codeforces.com/contest/${contest}`, found: await contestSheet(Number(contest), terminal) };
}

/**
 * The id of the sheet, and its title if it is new or changes: from flags, from the source, or from the user. Without an
 * id, it is made from the title, as in the editor.
 */
async function answersAbout(
  content: Content,
  found: FoundSheet,
  flags: { readonly id?: string | undefined; readonly title?: string | undefined },
  ask: Ask | undefined,
): Promise<JsonObject> {
  const answerTo = async (name: "id" | "title") => {
    const questions = fieldsOf(sheet.schema).filter((field) => field.name === name);
    const asked = questions.map((field) => ({ ...questionAbout(field, name), isRequired: name === "title" }));
    return (await answersTo(asked, { [name]: flags[name] ?? found[name] }, ask)).get(name);
  };
  const id = await answerTo("id");
  const isKnown = id !== undefined && knownIds(content, sheet).has(id);
  const title = isKnown ? flags.title : await answerTo("title");
  return { id: id ?? nameSlug(title ?? ""), ...(title !== undefined && { title }) };
}

/** In the order in which they are shown: those that need a decision come last, where they are noticed. */
const titles: Readonly<Record<ProblemKind, string>> = {
  unchanged: t("Unchanged"),
  repeated: t("Left out, since the file has them twice"),
  changed: t("Changed"),
  new: t("New||problems"),
  wrong: t("Problems with errors"),
};

function describe(source: string, { columns }: FoundSheet, problems: readonly PlannedProblem[]): string[] {
  const kinds = Object.keys(titles) as ProblemKind[];
  const of = (kind: ProblemKind) => problems.filter((problem) => problem.kind === kind);
  return [
    ...(columns ? columnLines(columns) : []),
    ...kinds.flatMap((kind) => {
      // Unchanged problems need no line each.
      const shown = of(kind).filter(({ notes }) => kind !== "unchanged" || notes.length > 0);
      return shown.length === 0 ? [] : [`${titles[kind]}:`, ...shown.flatMap((each) => problemLines(source, each)), ""];
    }),
    t("{wrong} with errors, {repeated} repeated, {changed} changed, {new} new, {unchanged} unchanged", {
      wrong: of("wrong").length,
      repeated: of("repeated").length,
      changed: of("changed").length,
      new: of("new").length,
      unchanged: of("unchanged").length,
    }),
  ];
}

function problemLines(source: string, { place, title, kind, notes }: PlannedProblem): string[] {
  if (kind === "wrong") return notes.map((note) => `  ${onOneLine(placedMessage(source, place, note))}`);
  return [placedMessage(place, title), ...notes.map((note) => `  ${note}`)].map((line) => `  ${onOneLine(line)}`);
}
