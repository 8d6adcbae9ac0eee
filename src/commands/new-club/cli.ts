import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isJsonObject } from "../../model/schema/json-object";
import { onlyArgument, runCommand } from "../run-command";
import { answersTo, withTerminal } from "./ask-club";
import { engineOf, features, switchedOff, usedKinds } from "./club-choices";
import { clubContent } from "./club-content";
import { questions } from "./club-questions";
import { clubRepository } from "./club-repository";
import { hosts } from "./hosts";
import { refuseUsedFolder, writeClub } from "./write-club";

const flags = questions.map(({ flag, label, example }) => `  --${flag}  ${label}, such as ${example}`);

const usage = `Makes the repository of a new club: its first content, the workflow that builds and publishes it with this site
generator, Renovate's rule for new versions, and a README. Then it builds the site once. Whatever has no flag is asked.

  npm run new-club -- FOLDER [flags]

${flags.join("\n")}
  --host     where the site is published: ${hosts.join(", ")} (default: ${hosts[0]})
  --kinds    the kinds of content to use, with commas between (default: all): ${usedKinds.join(", ")}
  --without  other parts to do without: ${features.join(", ")}
  --engine   the repository and version of this site generator, such as owner/name@v1.0.0
  --no-build write and check only`;

const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" }] as const)),
  host: { type: "string", default: hosts[0] },
  kinds: { type: "string" },
  without: { type: "string" },
  engine: { type: "string" },
  "no-build": { type: "boolean" },
} as const;

runCommand({
  usage,
  options,
  run: async (values, positionals) => {
    const target = path.resolve(onlyArgument(positionals, "folder", "npm run new-club -- ../our-club"));
    refuseUsedFolder(target);
    const host = hosts.find((each) => each === values.host);
    if (host === undefined) throw new Error(`--host: is '${values.host}', expected one of ${hosts.join(", ")}`);
    const engine = engineOf(values.engine ?? ownVersion());
    const off = switchedOff(values.kinds, values.without);
    const answers = await withTerminal((ask) => answersTo(questions, values, ask));
    const choices = { answers, off, host, engine };
    await writeClub(target, clubContent(choices, new Date()), clubRepository(choices));
    console.log(`${target} holds the new club. Its content has no errors.`);
    if (!values["no-build"]) buildOnce(path.join(target, "content"));
  },
});

/**
 * This site generator as package.json names it.
 *
 * @throws Error if it names no repository on GitHub
 */
function ownVersion(): string {
  const about: unknown = JSON.parse(readFileSync("package.json", "utf8"));
  const { repository, version } = isJsonObject(about) ? about : {};
  const address = isJsonObject(repository) ? repository.url : repository;
  const [, name] = /github(?:\.com)?[:/]([\w-]+\/[\w.-]+?)(?:\.git)?$/.exec(String(address)) ?? [];
  if (name === undefined) throw new Error("Missing: --engine, the repository and version of this site generator");
  return `${name}@v${String(version)}`;
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
