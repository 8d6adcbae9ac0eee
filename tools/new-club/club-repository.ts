import { spawnSync } from "node:child_process";
import { type ClubChoices, engineOf, hostSetups } from "./club-choices";
import { HALF_WRITTEN } from "../../src/outputs/writing/replace-file";
import { shellWord } from "../../src/commands/run-command";
import { isJsonObject } from "../../src/model/schema/json-object";
import { t } from "../../src/words/t";

/**
 * Everything in the repository of a club except its content: the texts of files by path.
 *
 * @param folder the name of the repository's folder on the maintainer's computer
 */
export function clubRepository(choices: ClubChoices, folder: string): ReadonlyMap<string, string> {
  return new Map([
    ...workflows(choices),
    ["renovate.json", `${JSON.stringify(renovate(choices), null, 2)}\n`],
    [".gitignore", `${HALF_WRITTEN}*\n.DS_Store\nThumbs.db\n`],
    ["README.md", readme(choices, folder)],
  ]);
}

/** When the scheduled jobs run, in UTC. */
const crons = { site: "7,37 * * * *", ratings: "23 20 * * *", links: "11 4 1 * *" };

/** The workflows of the club: which version of the site generator builds its content, and when. */
function workflows(choices: ClubChoices): ReadonlyMap<string, string> {
  return new Map([
    [".github/workflows/site.yml", onChange(choices)],
    [".github/workflows/scheduled.yml", onSchedule(choices)],
  ]);
}

function onChange(choices: ClubChoices): string {
  return `name: Site
on:
  push: { branches: [main] }
  pull_request:
  workflow_dispatch:

permissions: {}

jobs:
${siteJob(choices)}
${announceJob(choices)}`;
}

/**
 * A separate file: GitHub disables a whole workflow file with a schedule after 60 days without a commit, even for
 * pushes.
 */
function onSchedule(choices: ClubChoices): string {
  const { off } = choices;
  const withRatings = !off.includes("codeforces") && !off.includes("members");
  return `name: Scheduled
on:
  schedule:
    # ${t("Every half hour: publishes what is due.")}
    - cron: "${crons.site}"
${withRatings ? `    # ${t("Every night: the Codeforces ratings.")}\n    - cron: "${crons.ratings}"\n` : ""}    # ${t("Once a month: links that no longer work.")}
    - cron: "${crons.links}"

permissions: {}

jobs:
${siteJob(choices, crons.site)}
${announceJob(choices)}
${withRatings ? `${scheduledJob(choices, "ratings", "write")}\n` : ""}${scheduledJob(choices, "links", "read")}`;
}

/** @param cron when it runs; undefined: for each event of the workflow */
function siteJob({ host, engine: { repository, version }, answers }: ClubChoices, cron?: string): string {
  const { secrets, project } = hostSetups[host];
  const given = secrets.map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
  const url = host === "github-pages" ? "" : `      site-url: ${JSON.stringify(answers.get("url") ?? "")}\n`;
  return `  site:
${cron === undefined ? "" : onlyAt(cron)}    permissions: { contents: read, pages: write, id-token: write, statuses: write }
    uses: ${repository}/.github/workflows/club-site.yml@${version}
    with:
      engine: ${repository}
      version: ${version}
      host: ${host}
${url}${project === undefined ? "" : `      project: \${{ vars.${project} }}\n`}${given.length > 0 ? `    secrets:\n${given.join("")}` : ""}`;
}

/** The secrets of the channels for announcements (docs/announce.md); without them, nothing is announced. */
const channelSecrets = ["DISCORD_WEBHOOK", "DISCORD_THREAD", "TELEGRAM_TOKEN", "TELEGRAM_CHAT", "SLACK_WEBHOOK"];

/** One run at a time, so that no news is posted twice. */
function announceJob({ engine: { repository, version } }: ClubChoices): string {
  const given = channelSecrets.map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
  return `  announce:
    needs: site
    if: needs.site.outputs.published == 'true'
    concurrency: { group: announce }
    permissions: { contents: write }
    uses: ${repository}/.github/workflows/club-announce.yml@${version}
    with:
      engine: ${repository}
      version: ${version}
      site-url: \${{ needs.site.outputs.site-url }}
    secrets:
${given.join("")}`;
}

function scheduledJob({ engine: { repository, version } }: ClubChoices, name: "ratings" | "links", contents: string) {
  return `  ${name}:
${onlyAt(crons[name])}    permissions: { contents: ${contents} }
    uses: ${repository}/.github/workflows/club-${name}.yml@${version}
    with:
      engine: ${repository}
      version: ${version}
`;
}

function onlyAt(cron: string): string {
  return `    if: github.event.schedule == '${cron}'\n`;
}

/** Proposes each new version of the site generator, in all places of both workflows at once. */
function renovate({ engine: { repository } }: ClubChoices): object {
  return {
    $schema: "https://docs.renovatebot.com/renovate-schema.json",
    extends: ["config:recommended"],
    customManagers: [
      {
        customType: "regex",
        managerFilePatterns: ["/^\\.github/workflows/(?:site|scheduled)\\.yml$/"],
        matchStrings: [`engine: (?<depName>${repository})\\s+version: (?<currentValue>\\S+)`],
        datasourceTemplate: "github-tags",
      },
    ],
    packageRules: [{ matchPackageNames: [repository], groupName: "site generator" }],
  };
}

/** Without the version of the site generator, which Renovate only changes in the workflows. */
function readme({ answers, host, engine: { repository } }: ClubChoices, folder: string): string {
  const content = `../${folder}/content`;
  const about = {
    url: answers.get("url") ?? "",
    engine: `https://github.com/${repository}`,
    file: "`.github/workflows/site.yml`",
  };
  const commands = {
    shell: `\`CONTENT_DIR=${shellWord(content)} npm start\``,
    powershell: `\`$env:CONTENT_DIR = '${content.replaceAll("'", "''")}'; npm start\``,
    edit: "`npm run edit`",
  };
  return `# ${answers.get("name") ?? t("Our club")}

${t("The content of our website, {url}. It is built by {engine}; its version is in {file}.", about)}

- ${t("{folder} has one folder per kind of content and one file per item. Every field is explained in docs/content.md of the site generator.", { folder: "`content/`" })}
- ${t("A change on the branch {branch} is published within minutes. A pull request shows what the content check finds.", { branch: "`main`" })}
- ${t("To see the site on your own computer, clone the site generator beside this folder and run there: {shell}, or in PowerShell {powershell}. {edit} opens its editor in the same way.", commands)}

${t("Before the first publication: {steps}", { steps: hostSetups[host].steps() })}
`;
}

/** `github:owner/name`, `https://github.com/owner/name.git` or `git@github.com:owner/name.git`; not our placeholder. */
const onGitHub = /github(?:\.com)?[:/]((?!example\/)[\w-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/**
 * The repository and version of this site generator: from package.json, or the repository that it was cloned from. *
 * @param about the content of package.json @throws Error that says how to set it
 */
export function ownVersion(about: unknown): ClubChoices["engine"] {
  const { repository, version } = isJsonObject(about) ? about : {};
  const { status, stdout } = spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" });
  const name = [String(repository), status === 0 ? stdout : ""]
    .map((address) => onGitHub.exec(address.trim())?.[1])
    .find(Boolean);
  if (name === undefined)
    throw new Error(
      t(
        "Missing: --engine, the repository of this site generator and its version, such as owner/name@v1.0.0. To do without the flag, set `repository` in package.json.",
      ),
    );
  return engineOf(`${name}@v${String(version)}`);
}
