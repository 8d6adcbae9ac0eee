import "../../src/commands/speak";
import { checkChanges, readSoundContent, stopOnErrors } from "../../src/content/content-changes";
import { itemsOf, shownFile } from "../../src/content/content";
import { joinTranslations } from "../../src/content/translations/translate-fields";
import { runCommand } from "../../src/commands/run-command";
import { onOneLine, placedMessage } from "../../src/model/check/sentence";
import { textLimits } from "../../src/model/check/text-error";
import { result } from "../../src/model/kinds/result";
import type { JsonObject } from "../../src/model/schema/json-object";
import { usedFieldsOf } from "../../src/model/schema/schema-fields";
import { writeChanges } from "../../src/outputs/writing/write-changes";
import { planResult, type ResultPlan } from "../standings/plan-result";
import { contestDetails } from "./contest-details";
import { fetchStandings, readStandings } from "./find-standings";
import { t } from "../../src/words/t";

const usage = [
  t(
    "Makes a result of the standings of a contest, and says which members it found in them. Nothing is written without --write.",
  ),
  "",
  "  npm run import-results -- FILE… [--write] [options]",
  "  npm run import-results -- --codeforces N --only-own [--write] [options]",
  "",
  t(
    "FILE                 scoreboard.json of DOMjudge or the ICPC Contest API, results.tsv or scoreboard.tsv, the CSV file of the\n                     ICPC, an answer of Codeforces, or a table in CSV. Teams, problems and awards are read from files beside it",
  ),
  t("--codeforces N       fetch the official standings of a contest on Codeforces, N in its address"),
  t("--only-own           keep only the rows with members of the club, and how many took part"),
  t("--guests GROUP       rows of this group are unofficial, and ranks close up. May be repeated"),
  t("--seconds            times that are plain numbers are seconds, not minutes"),
  t(
    "--id ID, --title TITLE, --date DATE, --event ID\n                     what the file does not say; in a terminal you are asked",
  ),
  t("--replace            put the standings into a result that is there already; its other fields stay"),
  t("--write              write the result"),
  "",
  t("CONTENT_DIR names the content tree (default 'content'). The exit code is 1 if something is wrong."),
].join("\n");

runCommand({
  usage,
  options: {
    codeforces: { type: "string" },
    "only-own": { type: "boolean" },
    guests: { type: "string", multiple: true },
    seconds: { type: "boolean" },
    id: { type: "string" },
    title: { type: "string" },
    date: { type: "string" },
    event: { type: "string" },
    replace: { type: "boolean" },
    write: { type: "boolean" },
  },
  content: "in use",
  run: async (values, files, directory) => {
    const { tree, content } = readSoundContent(directory);
    const standings =
      values.codeforces === undefined
        ? readStandings(files, values.seconds === true)
        : await fetchStandings(values.codeforces, files);
    const details = await contestDetails(standings.contest, values);
    const file = `${result.folder}/${String(details.id)}.json`;
    const item = itemsOf(content, result).find((each) => each.file === file);
    const old = item ? joinTranslations(item) : {};
    const choices = { guests: values.guests ?? [], onlyOwn: values["only-own"] === true, old };
    const plan = planResult(standings, content, choices);
    if (plan.kept.length === 0) throw new Error(t("No row has a member of the club: nothing was written."));
    if (plan.kept.length > textLimits.entries)
      throw new Error(
        t("There are {count} rows, expected at most {most}. Add --only-own to keep those of the club.", {
          count: plan.kept.length,
          most: textLimits.entries,
        }),
      );
    const change = { source: result, file, fields: inOrder({ ...old, ...nothingLeft, ...plan.fields, ...details }) };
    const found = checkChanges(tree, content, [change]);
    stopOnErrors(tree, found);
    for (const line of describe(plan)) console.log(line);
    for (const { path, severity, message } of found) console.log(placedMessage(path, severity, message));
    const shown = shownFile(tree, file);
    if (item && !values.replace)
      throw new Error(
        placedMessage(
          shown,
          t("is there already. Add --replace to put these standings into it; its other fields stay."),
        ),
      );
    if (!values.write) {
      console.log(t("Nothing was written. Add --write to write {file}.", { file: shown }));
      return;
    }
    await writeChanges(directory, [change]);
    console.log(t("Written: {file}", { file: shown }));
  },
});

/** The fields from earlier standings; all other fields of a result, such as its description, stay. */
const nothingLeft: JsonObject = { status: undefined, participants: undefined, problems: undefined };

function inOrder(fields: JsonObject): JsonObject {
  const names = [...usedFieldsOf(result.schema).map(({ name }) => name), ...Object.keys(fields)];
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}

function describe({ kept, count, unmatched, doubtful }: ResultPlan): string[] {
  const own = kept.filter(({ people }) => people.length > 0);
  return [
    t("{count, plural, one {# row} other {# rows}}, {kept} of them kept", { count, kept: kept.length }),
    "",
    ...part(
      t("With members of the club:"),
      own.map(
        ({ row, people }) =>
          `${onOneLine(row.name)} → ${people.map(({ name, profile }) => `${name} (${profile})`).join(", ")}`,
      ),
    ),
    ...part(
      t("In doubt, since several people have this name. Write them into the file by hand:"),
      doubtful.map(({ name, several }) => `${onOneLine(name)}: ${several.map(({ profile }) => profile).join(", ")}`),
    ),
    ...part(t("Without a profile:"), unmatched.slice(0, textLimits.entries).map(onOneLine)),
    ...(unmatched.length > textLimits.entries
      ? [t("… and {count} more", { count: unmatched.length - textLimits.entries }), ""]
      : []),
  ];
}

function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ""];
}
