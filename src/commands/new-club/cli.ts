import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { onlyArgument, runCommand } from "../run-command";
import { answersTo, withTerminal } from "./ask-club";
import { choiceQuestions, engineOf, hostOf, switchedOff } from "./club-choices";
import { clubContent, refuseUsedFolder, writeClub } from "./write-club";
import { fieldQuestions } from "./club-questions";
import { clubRepository, cloneOrigin, ownVersion } from "./club-repository";

const questions = [...fieldQuestions, ...choiceQuestions];
const flags = questions.map(({ flag, label, example }) => `  --${flag}  ${label}, such as ${example}`);
const hints = choiceQuestions.map(({ label, hint }) => `${label}: ${hint}`);

const usage = `Makes the repository of a new club: its first content, the workflows that build and publish it with this site
generator, Renovate's rule for new versions, and a README. Then it builds the site once. It asks for whatever has no flag.

  npm run new-club -- FOLDER [flags]

${flags.join("\n")}
  --engine  the repository and version of this site generator, such as owner/name@v1.0.0 (default: this one)
  --no-build  write and check only

${hints.join("\n")}`;

const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" }] as const)),
  engine: { type: "string" },
  "no-build": { type: "boolean" },
} as const;

runCommand({
  usage,
  options,
  content: "none",
  run: async (values, positionals) => {
    const target = path.resolve(onlyArgument(positionals, "folder", "npm run new-club -- ../our-club"));
    refuseUsedFolder(target);
    const about: unknown = JSON.parse(readFileSync("package.json", "utf8"));
    const engine = values.engine === undefined ? ownVersion(about, cloneOrigin()) : engineOf(values.engine);
    refuseWrongFlags(values);
    const answers = await withTerminal((ask) => answersTo(questions, values, ask));
    const off = switchedOff(answers.get("kinds"), answers.get("without"));
    const choices = { answers, off, host: hostOf(answers.get("host")), engine };
    await writeClub(target, clubContent(choices, new Date()), clubRepository(choices, path.basename(target)));
    console.log(`${target} contains the new club. Its content has no errors.`);
    if (!values["no-build"]) buildOnce(path.join(target, "content"));
  },
});

/** @throws Error that names all flags with a wrong value, before anything is asked */
function refuseWrongFlags(values: Readonly<Record<string, unknown>>): void {
  const errors = questions.flatMap(({ flag, errorOf }) => {
    const value = values[flag];
    const error = typeof value === "string" && value.trim() !== "" ? errorOf(value.trim()) : undefined;
    return error === undefined ? [] : [`--${flag}: ${error}`];
  });
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

function buildOnce(content: string): void {
  const { status } = spawnSync("npm", ["run", "build"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: content },
  });
  if (status !== 0) throw new Error("The site of the new club could not be built");
  console.log("The site is built. To look at it: npm run serve");
}
