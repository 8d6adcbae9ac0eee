import { existsSync, readdirSync, readFileSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { onlyArgument, shellWord, startCommand } from "../../src/commands/run-command";
import { loadSettings } from "../../src/content/settings/load-settings";
import { enterBuild } from "../../src/model/build-info";
import { checkContent, hasErrors, reportLines } from "../../src/content/check/check-content";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import type { Ask } from "../terminal";
import { answersTo, missingFlags } from "../questions";
import { fieldQuestions } from "./club-questions";
import { choiceQuestions, engineOf, errorIn, hostOf, switchedOff, type ClubChoices } from "./club-choices";
import { clubRepository, ownVersion } from "./club-repository";
import { courseLanguageOf, courseQuestion, libraryFiles } from "./course-library";
import { clubContent } from "./first-content";
import { t } from "../../src/words/t";

const questions = [...fieldQuestions, ...choiceQuestions, courseQuestion];
const flags = questions.map(
  ({ flag, label, example }) => `  --${flag}  ${t("{label}, such as {example}", { label, example })}`,
);

const usage = [
  t(
    "Makes the repository of a new club: its first content, the workflows that build and publish it with this site\ngenerator, Renovate's rule for new versions, and a README. It asks for whatever has no flag.",
  ),
  "",
  "  npm run new-club -- FOLDER [flags]",
  "",
  ...flags,
  t("  --engine  the repository and version of this site generator, such as owner/name@v1.0.0 (default: this one)"),
  "",
  ...[...choiceQuestions, courseQuestion].map(({ label, hint }) => `${label}: ${hint}`),
].join("\n");

const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" }] as const)),
  engine: { type: "string" },
} as const;

/** @param ask undefined if there is no terminal */
export function newClub(ask: Ask | undefined): Promise<void> {
  return startCommand({
    usage,
    options,
    content: "none",
    wrongFlags,
    run: async (values, positionals) => {
      const target = path.resolve(onlyArgument(positionals, "folder", "npm run new-club -- ../our-club"));
      refuseUsedFolder(target);
      const about: unknown = JSON.parse(readFileSync("package.json", "utf8"));
      const engine = values.engine === undefined ? ownVersion(about) : engineOf(values.engine);
      const answers = await answersTo(questions, values, ask);
      await writeClub(
        target,
        { answers, off: switchedOff(answers.get("without")), host: hostOf(answers.get("host")), engine },
        new Date(),
      );
      console.log(t("{folder} contains the new club. Its content has no errors.", { folder: target }));
      const command = `CONTENT_DIR=${shellWord(path.join(target, "content"))} npm start`;
      console.log(t("To look at it: {command}", { command }));
    },
  });
}

/** A sentence for each wrong flag, before anything is asked. */
function wrongFlags(values: Readonly<Record<string, unknown>>): readonly string[] {
  const errors = questions.flatMap(({ flag, errorOf }) => {
    const value = values[flag];
    const error = typeof value === "string" && value.trim() !== "" ? errorOf(value.trim()) : undefined;
    return error === undefined ? [] : [`--${flag}: ${error}`];
  });
  const { engine } = values;
  const engineError = errorIn(() => typeof engine === "string" && engineOf(engine));
  if (engineError !== undefined) errors.push(engineError);
  // In a terminal, the user is asked for them.
  return process.stdin.isTTY ? errors : [...errors, ...missingFlags(questions, values)];
}

/**
 * Writes the repository of a new club, all or nothing.
 *
 * @throws Error if the folder is in use, or if the content check finds errors in the answers
 */
export async function writeClub(target: string, choices: ClubChoices, now: Date): Promise<void> {
  refuseUsedFolder(target);
  const draft = `${target}.new-${process.pid}`;
  const content = Array.from(
    clubContent(choices, now),
    ([file, fields]) => [`content/${file}`, `${JSON.stringify(fields, null, 2)}\n`] as const,
  );
  const language = choices.off.includes("courses") ? undefined : courseLanguageOf(choices.answers.get("courses"));
  const courses = language === undefined ? [] : [...libraryFiles(language)];
  const files = new Map<string, string | Uint8Array>([
    ...content,
    ...courses.map(([file, data]) => [`content/${file}`, data] as const),
    ...clubRepository(choices, path.basename(target)),
  ]);
  try {
    for (const [file, text] of files) await replaceFile(path.join(draft, file), text);
    const content = path.join(draft, "content");
    enterBuild({ settings: loadSettings(content, now) });
    const report = checkContent(content, { now });
    if (hasErrors(report)) throw new Error(reportLines(report).join("\n").replaceAll(`${draft}/`, ""));
    if (existsSync(target)) await rmdir(target);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** @throws Error if the folder is not empty */
function refuseUsedFolder(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(t("{folder} is not an empty folder: choose another one", { folder: target }));
}
