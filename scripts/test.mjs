import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./run.mjs";
import { setup } from "./setup.mjs";

const help = `npm test [-- STAGE …]

Installs what is missing and runs all checks, or only the stages named:
  code   formatting, lint, types, unused code and dependencies
  unit   pure functions and components
  build  the site, from the content tree in use; the query types must not change by it
  site   all of the built HTML, budgets included
  e2e    journeys in a browser
  a11y   axe on every page
  clubs  the same site checks on a site of another club, built from scratch

Only where it is named, since it takes a quarter of an hour:
  editing  every kind of content written, changed and deleted in the editor, every item saved unchanged`;

const results = { passed: 0, failed: 0 };

/** Counts one check that is a command: it passes if the command does. */
function check(name, command, commandArguments, environment = {}) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, commandArguments, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...environment },
  });
  results[status === 0 ? "passed" : "failed"] += 1;
  if (status !== 0) console.log(`FAILED: ${name}`);
  return status === 0;
}

/** Runs projects of jest and counts their tests; a run that executes none counts as failed. */
function jest(projects, environment = {}) {
  console.log(`\n— tests: ${projects.join(", ")}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-tests-"));
  const report = path.join(folder, "report.json");
  const selection = ["--selectProjects", ...projects, "--json", `--outputFile=${report}`];
  spawnSync("npx", ["jest", ...selection], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, ...environment },
  });
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    results.passed += numPassedTests;
    results.failed += numFailedTests + numRuntimeErrorTestSuites + (numPassedTests + numFailedTests === 0 ? 1 : 0);
  } catch {
    results.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
}

const stages = {
  code() {
    check("formatting", "npx", ["prettier", "--check", "--log-level=warn", "."]);
    check("lint", "npx", ["eslint", "."]);
    check("types", "npx", ["tsc", "--noEmit"]);
    check("unused code and dependencies", "npx", ["knip"]);
  },
  unit: () => jest(["unit", "components"]),
  build() {
    const types = "src/gatsby-types.d.ts";
    const before = readFileSync(types, "utf8");
    check("the site builds", "npx", ["gatsby", "build"]);
    const isCurrent = readFileSync(types, "utf8") === before;
    results[isCurrent ? "passed" : "failed"] += 1;
    if (!isCurrent) console.log(`FAILED: ${types} was outdated; commit what the build has written`);
  },
  site: () => jest(["site"]),
  e2e: () => jest(["e2e"]),
  a11y: () => jest(["a11y"]),
  clubs() {
    const folder = mkdtempSync(path.join(os.tmpdir(), "other-club-"));
    const isBuilt = check("another club's site builds", "npx", ["tsx", "tests/support/build-other-club.ts", folder]);
    const site = { SITE_DIRECTORY: path.join(folder, "project/public"), CONTENT_DIR: path.join(folder, "content") };
    if (isBuilt) jest(["site", "clubs"], site);
    rmSync(folder, { recursive: true, force: true });
  },
};

/** Stages that run only where they are named. */
const optionalStages = { editing: () => jest(["editing"]) };

const needsBrowser = ["e2e", "a11y", "clubs", "editing"];

async function main(names) {
  const unknown = names.filter((name) => !(name in stages || name in optionalStages));
  if (unknown.length > 0) throw new Error(`No such stage: ${unknown.join(", ")}\n\n${help}`);
  await setup();
  const chosen = names.length > 0 ? names : Object.keys(stages);
  if (chosen.some((name) => needsBrowser.includes(name))) await run("node", ["scripts/install-browser.mjs"]);
  for (const name of chosen) (stages[name] ?? optionalStages[name])();
  console.log(`\n${results.passed} passed, ${results.failed} failed`);
  if (results.failed > 0) process.exitCode = 1;
}

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    console.log(`\n${results.passed} passed, ${results.failed + 1} failed`);
    process.exitCode = 1;
  });
}
