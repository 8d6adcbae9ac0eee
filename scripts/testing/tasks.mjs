import { readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { commandCheck } from "./command-check.mjs";
import { jestCheck } from "./jest-check.mjs";
import { say } from "./say.mjs";

/** Two things run side by side even on one core. */
export const cores = Math.max(2, os.availableParallelism());
const half = Math.floor(cores / 2);

/** The query types that the build writes are committed: a build must not change them. */
const typesFile = "src/gatsby-types.d.ts";
const typesBefore = readFileSync(typesFile, "utf8");

const otherClub = path.join(os.tmpdir(), `other-club-${process.pid}`);
process.once("exit", () => rmSync(otherClub, { recursive: true, force: true }));

const siteBuild = "the site builds";
const clubBuild = "another club's site builds";

const command = (stage, name, ...words) => ({ stage, name, cores: half, run: () => commandCheck(stage, words) });

const jest = (stage, projects = [stage], env = {}) => ({
  ...{ stage, name: `${stage} tests`, cores },
  run: (workers) => jestCheck(stage, projects, { workers, env }),
});

function compareTypes() {
  const isCurrent = readFileSync(typesFile, "utf8") === typesBefore;
  if (!isCurrent) say("build", `FAILED: ${typesFile} was outdated; commit the version that the build has written`);
  return Promise.resolve({ passed: isCurrent ? 1 : 0, failed: isCurrent ? 0 : 1 });
}

const otherSite = {
  SITE_DIRECTORY: path.join(otherClub, "project/public"),
  CONTENT_DIR: path.join(otherClub, "content"),
};

/**
 * All tasks in the order in which they start: something else runs beside each of the two builds; tasks that use every
 * core come after them.
 *
 * @type {readonly import("./run-tasks.mjs").Task[]}
 */
export const tasks = [
  command("build", siteBuild, "gatsby", "build"),
  { stage: "build", name: "the query types are current", cores: half, needs: siteBuild, run: compareTypes },
  command("code", "formatting", "prettier", "--check", "--log-level=warn", "."),
  command("code", "unused code and dependencies", "knip"),
  { ...jest("unit", ["unit", "components", "fuzz"]), cores: half },
  command("clubs", clubBuild, "tsx", "tests/support/build-other-club.ts", otherClub),
  // These two read the query types.
  { ...command("code", "lint", "eslint", "."), notBeside: siteBuild },
  { ...command("code", "types", "tsc", "--noEmit"), notBeside: siteBuild },
  { ...jest("site"), needs: siteBuild },
  { ...jest("e2e"), needs: siteBuild },
  { ...jest("a11y"), needs: siteBuild },
  { ...jest("clubs", ["site", "clubs"], otherSite), needs: clubBuild },
  { ...jest("editing"), needs: siteBuild, isOptional: true },
];
