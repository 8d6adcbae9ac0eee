import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onlyArgument, shellWord, startCommand } from "../../src/commands/run-command";
import { answersTo, missingFlags, fieldQuestions } from "./club-questions";
import type { Ask } from "./terminal";
import { choiceQuestions, engineOf, errorIn, hostOf, switchedOff } from "./club-choices";
import { clubContent, refuseUsedFolder, writeClub } from "./write-club";
import { clubRepository, cloneOrigin, ownVersion } from "./club-repository";
import { drawMonogram, LOGO } from "./draw-monogram";
import { contentQuestions } from "./first-content";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../src/words/site-language";
import { t } from "../../src/words/t";

const questions = [...fieldQuestions, ...contentQuestions, ...choiceQuestions];
const flags = questions.map(
  ({ flag, label, example }) => `  --${flag}  ${t("{label}, such as {example}", { label, example })}`,
);
const hints = choiceQuestions.map(({ label, hint }) => `${label}: ${hint}`);

const usage = [
  t(
    "Makes the repository of a new club: its first content, the workflows that build and publish it with this site\ngenerator, Renovate's rule for new versions, and a README. It draws a logo from the letters of the club. Then it builds\nthe site once, in a folder of its own. It asks for whatever has no flag.",
  ),
  "",
  "  npm run new-club -- FOLDER [flags]",
  "",
  ...flags,
  t("  --engine  the repository and version of this site generator, such as owner/name@v1.0.0 (default: this one)"),
  t("  --no-build  write and check only"),
  "",
  ...hints,
].join("\n");

const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" }] as const)),
  engine: { type: "string" },
  "no-build": { type: "boolean" },
} as const;

/** @param ask undefined: there is no terminal to ask in */
export function newClub(ask: Ask | undefined): Promise<void> {
  return startCommand({
    usage,
    options,
    content: "none",
    wrongFlags,
    run: async (values, positionals) => {
      const target = path.resolve(
        onlyArgument(positionals, t("folder||an argument of a command"), "npm run new-club -- ../our-club"),
      );
      refuseUsedFolder(target);
      const about: unknown = JSON.parse(readFileSync("package.json", "utf8"));
      const engine = values.engine === undefined ? ownVersion(about, cloneOrigin()) : engineOf(values.engine);
      const answers = await answersTo(questions, values, ask);
      const off = switchedOff(answers.get("kinds"), answers.get("without"));
      const choices = { answers, off, host: hostOf(answers.get("host")), engine };
      const [name = "", shortName = "", colour] = ["name", "short-name", "colour"].map((flag) => answers.get(flag));
      await writeClub(
        target,
        clubContent(choices, new Date()),
        new Map<string, string | Uint8Array>([
          ...clubRepository(choices, path.basename(target)),
          [`content/${LOGO}`, await drawMonogram(shortName, name, colour)],
        ]),
      );
      console.log(t("{folder} contains the new club. Its content has no errors.", { folder: target }));
      if (!values["no-build"]) await buildOnce(path.join(target, "content"));
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
  const engineError = typeof engine === "string" ? errorIn(() => engineOf(engine)) : undefined;
  if (engineError !== undefined) errors.push(engineError);
  // In a terminal they are asked for.
  return process.stdin.isTTY ? errors : [...errors, ...missingFlags(questions, values)];
}

/** Builds in a copy of the project: what this one has built is the site of another club. */
async function buildOnce(content: string): Promise<void> {
  const { copyProject } = await import("../../scripts/copy-project.mjs");
  const folder = mkdtempSync(path.join(tmpdir(), "new-club-"));
  copyProject(folder);
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
    // The languages of this process are those of another site.
    env: { ...process.env, CONTENT_DIR: content, [LANGUAGE_VARIABLE]: undefined, [LANGUAGES_VARIABLE]: undefined },
  });
  if (status !== 0) throw new Error(t("The site of the new club could not be built"));
  const command = `npm run serve -- ${shellWord(path.join(folder, "public"))}`;
  console.log(t("The site is built. To look at it: {command}", { command }));
}
