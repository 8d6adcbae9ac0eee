import type { ClubChoices } from "./club-choices";
import { HALF_WRITTEN } from "../../outputs/writing/half-written";
import { shellWord } from "../shell-word";
import { hostSetups } from "./hosts";

/**
 * Everything in the repository of a club besides its content: the texts of files by their paths.
 *
 * @param folder what the repository is called on the computer of its maintainer
 */
export function clubRepository(choices: ClubChoices, folder: string): ReadonlyMap<string, string> {
  return new Map([
    [".github/workflows/site.yml", workflow(choices)],
    ["renovate.json", `${JSON.stringify(renovate(choices), null, 2)}\n`],
    [".gitignore", `${HALF_WRITTEN}*\n.DS_Store\nThumbs.db\n`],
    ["README.md", readme(choices, folder)],
  ]);
}

/** When the jobs of the workflow run, in UTC. */
const crons = { site: "7,37 * * * *", ratings: "23 20 * * *", links: "11 4 1 * *" };

/** The only program of the club: which version of the site generator builds its content, and when. */
function workflow({ host, engine: { repository, version }, off, answers }: ClubChoices): string {
  const called = (file: string) => `uses: ${repository}/.github/workflows/${file}@${version}`;
  const { secrets, project } = hostSetups[host];
  const given = secrets.map((name) => `      ${name}: \${{ secrets.${name} }}\n`);
  const withRatings = !off.includes("codeforces") && !off.includes("members");
  const url = host === "github-pages" ? "" : `      site-url: ${JSON.stringify(answers.get("url") ?? "")}\n`;
  return `name: Site
on:
  push: { branches: [main] }
  pull_request:
  workflow_dispatch:
  schedule:
    # Every half hour: publishes what is due.
    - cron: "${crons.site}"
${withRatings ? `    # Every night: the Codeforces ratings.\n    - cron: "${crons.ratings}"\n` : ""}    # Once a month: links that no longer work.
    - cron: "${crons.links}"

permissions: {}

jobs:
  site:
    if: github.event_name != 'schedule' || github.event.schedule == '${crons.site}'
    permissions: { contents: read, pages: write, id-token: write, statuses: write }
    ${called("club-site.yml")}
    with:
      engine: ${repository}
      version: ${version}
      host: ${host}
${url}${project === undefined ? "" : `      project: \${{ vars.${project} }}\n`}${given.length > 0 ? `    secrets:\n${given.join("")}` : ""}
${
  withRatings
    ? `  ratings:
    if: github.event.schedule == '${crons.ratings}'
    permissions: { contents: write }
    ${called("club-ratings.yml")}
    with:
      engine: ${repository}
      version: ${version}

`
    : ""
}  links:
    if: github.event.schedule == '${crons.links}'
    permissions: { contents: read }
    ${called("club-links.yml")}
    with:
      engine: ${repository}
      version: ${version}
`;
}

/** Proposes each new version of the site generator, in all places of the workflow at once. */
function renovate({ engine: { repository } }: ClubChoices): object {
  return {
    $schema: "https://docs.renovatebot.com/renovate-schema.json",
    extends: ["config:recommended"],
    customManagers: [
      {
        customType: "regex",
        managerFilePatterns: ["/^\\.github/workflows/site\\.yml$/"],
        matchStrings: [`engine: (?<depName>${repository})\\s+version: (?<currentValue>\\S+)`],
        datasourceTemplate: "github-tags",
      },
    ],
    packageRules: [{ matchPackageNames: [repository], groupName: "site generator" }],
  };
}

function readme({ answers, host, engine: { repository, version } }: ClubChoices, folder: string): string {
  return `# ${answers.get("name") ?? "Our club"}

The content of our website, ${answers.get("url") ?? ""}. It is built by https://github.com/${repository}, version ${version}.

- \`content/\` has one folder per kind of content and one file per item. Every field is explained in docs/content.md of
  the site generator.
- A change on the branch \`main\` is published within minutes. A pull request shows what the content check finds.
- To see the site on your own computer, clone the site generator beside this folder and run there:
  \`CONTENT_DIR=${shellWord(`../${folder}/content`)} npm start\`. \`npm run edit\` opens its editor in the same way.

Before the first publication: ${hostSetups[host].steps}
`;
}
