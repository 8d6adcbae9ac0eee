import { readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { commandCheck, jestCheck } from "./checks.mjs";
import { say } from "./say.mjs";

const cores = Math.max(2, os.availableParallelism());

/** How many tasks run in parallel: one more than there are cores, since each of them waits now and then. */
export const lanes = cores + 1;
const half = Math.ceil(cores / 2);

/** The query types that the build writes are committed: a build must not change them. */
const typesFile = "src/gatsby-types.d.ts";
const typesBefore = readFileSync(typesFile, "utf8");

/** A folder for a site that only tests read. */
const temporarySite = (name) => path.join(os.tmpdir(), `${name}-${process.pid}`);
const otherClub = temporarySite("other-club");
const pseudoSite = temporarySite("pseudo-languages");
const arabicSite = temporarySite("arabic-club");
const spanishSite = temporarySite("spanish-sample");
process.once("exit", () => {
  for (const folder of [otherClub, pseudoSite, arabicSite, spanishSite])
    rmSync(folder, { recursive: true, force: true });
});

const siteBuild = "the site builds";
const clubBuild = "another club's site builds";
const pseudoBuild = "the site builds in pseudo-languages";
const arabicBuild = "an Arabic site with Bangla builds";
const spanishBuild = "the site builds in Spanish";

const command = (stage, name, ...words) => ({ stage, name, lanes: 1, run: () => commandCheck(stage, words) });

const jest = (stage, projects = [stage], env = {}) => ({
  ...{ stage, name: `${stage} tests`, lanes: half },
  run: (workers) => jestCheck(stage, projects, { workers, env }),
});

function compareTypes() {
  const isCurrent = readFileSync(typesFile, "utf8") === typesBefore;
  if (!isCurrent) say("build", `FAILED: ${typesFile} was outdated; commit the version that the build has written`);
  return Promise.resolve({ passed: isCurrent ? 1 : 0, failed: isCurrent ? 0 : 1 });
}

const siteIn = (folder) => ({
  SITE_DIRECTORY: path.join(folder, "project/public"),
  CONTENT_DIR: path.join(folder, "content"),
});
const otherSite = siteIn(otherClub);
/** The content of the sample stays English: the variables say what the interface speaks. */
const inSpanish = { ...siteIn(spanishSite), GATSBY_LANGUAGE: "es", GATSBY_LANGUAGES: "es" };
const inPseudoLanguages = {
  ...siteIn(pseudoSite),
  GATSBY_LANGUAGE: "en-XA",
  GATSBY_LANGUAGES: "en-XA,ar-XB",
};

const buildInLanguages = "tests/support/languages/build-in-languages.ts";

/**
 * All tasks in the order in which they begin: first the builds, for which others wait, last what is short.
 *
 * @type {readonly import("./run-tasks.mjs").Task[]}
 */
export const tasks = [
  command("build", siteBuild, "node", "scripts/build.mjs"),
  { stage: "build", name: "the query types are current", lanes: 1, needs: siteBuild, run: compareTypes },
  jest("unit", ["unit", "components", "fuzz"], { TESTS_TOGETHER: "1" }),
  command("clubs", clubBuild, "tsx", "tests/support/other-club/build-other-club.ts", otherClub),
  // One journey at a time would take longest of all.
  { ...jest("e2e"), lanes: cores, needs: siteBuild },
  { ...jest("a11y"), needs: siteBuild },
  command("code", "formatting", "prettier", "--check", "--log-level=warn", "."),
  { ...jest("clubs", ["clubs"], otherSite), needs: clubBuild },
  // It reads the query types.
  { ...command("code", "lint and types", "oxlint"), notBeside: siteBuild },
  { ...jest("clubs", ["site"], otherSite), name: "site tests of another club", needs: clubBuild },
  { ...jest("site"), needs: siteBuild },
  command("code", "unused code and dependencies", "knip"),
  { ...jest("editing"), needs: siteBuild, isOptional: true },
  { ...jest("browsers"), needs: siteBuild, isOptional: true },
  { ...command("languages", pseudoBuild, "tsx", buildInLanguages, pseudoSite, "en-XA", "ar-XB"), isOptional: true },
  // Two builds at once would take longer than one after the other.
  {
    ...command("languages", arabicBuild, "tsx", buildInLanguages, arabicSite, "ar", "bn"),
    ...{ notBeside: pseudoBuild, isOptional: true },
  },
  {
    ...command("languages", spanishBuild, "tsx", buildInLanguages, spanishSite, "es"),
    ...{ notBeside: arabicBuild, isOptional: true },
  },
  { ...jest("languages", ["pseudo-language"], inPseudoLanguages), needs: pseudoBuild, isOptional: true },
  {
    ...jest("languages", ["languages", "a11y"], siteIn(arabicSite)),
    ...{ name: "tests of an Arabic site", needs: arabicBuild, isOptional: true },
  },
  {
    ...jest("languages", ["e2e-in-spanish"], inSpanish),
    ...{ name: "journeys on a Spanish site", needs: spanishBuild, isOptional: true },
  },
  { ...jest("new-club"), isOptional: true },
  { ...jest("builds"), isOptional: true },
  { ...jest("broken-off"), isOptional: true },
];
