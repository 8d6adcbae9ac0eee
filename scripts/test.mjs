import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { setup } from "./setup.mjs";
import { allStages, neededStages } from "./testing/stages.mjs";

const help = `npm test [-- all, or STAGE or FILE …]

Installs what is missing and runs what a change needs; or everything, or only the stages or files of tests named.
  changed   what your changes since the main branch touch: formatting, lint, types, unit tests
  all       all that the project's workflow runs for each change

What a change needs:
  code      formatting, lint, types, styles, unused code and dependencies
  unit      pure functions and components, and content that is changed at random
  build     the site, from the content tree in use; the query types must not change by it
  site      all of the built HTML, budgets included
  main      the main path of each feature in a browser: the tests with @main in their names

Besides, in "all":
  e2e       all journeys and all of the editor, in a browser
  looks     pictures of pages
  a11y      axe on every page
  author    tests of the tests, the lint rules and the measuring; privacy; traces of the machine
  clubs     the same site checks on a site of another club, built from scratch

Run only when named; the workflow runs them once a week:
  release    what has to be done before a release, such as missing translations
  editing    every kind of content written, changed and deleted in the editor, every item saved unchanged
  browsers   journeys in Chromium 102, Firefox and WebKitGTK; those that can't be installed are skipped
  languages  the site in pseudo-languages; in Arabic with Bangla, with axe on every page; the journeys in Spanish
  new-club   a new club's repository, built as its workflow does, and again with a newer version
  builds     the same site in another folder, after changes, and where parts of the last build are missing
  broken-off the same site after builds that were killed at 20 moments (TIMES and SEED choose others)`;

/** With three flaky tests, a run has failed. */
const FLAKY = 3;

/** Runs steps one after the other, except for those that need a site that could not be built. */
async function runSteps(steps) {
  const count = { passed: 0, failed: 0, flaky: 0 };
  const unbuilt = new Set();
  for (const { stage, name, site, isBuild, run: start } of steps) {
    const began = Date.now();
    const done = unbuilt.has(site) ? notRun() : await start().catch(broken);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${stage}: ${name}: ${done.passed} passed, ${done.failed} failed (${seconds} s)`);
    for (const kind of ["passed", "failed", "flaky"]) count[kind] += done[kind] ?? 0;
    if (isBuild && done.failed > 0) unbuilt.add(site);
  }
  return count;
}

function notRun() {
  console.log("Not run, because the site that it reads could not be built.");
  return { passed: 0, failed: 1 };
}

function broken(error) {
  console.log(error.stack);
  return { passed: 0, failed: 1 };
}

/** The steps for the arguments of the command line: stages, and test files. */
async function stepsNamed(words) {
  const { steps, stepsFor, stepsForChanges } = await import("./testing/steps.mjs");
  const names = words.length === 0 ? neededStages : words.flatMap((word) => (word === "all" ? allStages : [word]));
  const stages = new Set(["changed", ...steps.map(({ stage }) => stage)]);
  const files = names.filter((name) => !stages.has(name));
  const unknown = files.filter((file) => !existsSync(file));
  if (unknown.length > 0) throw new Error(`No such stage or file: ${unknown.join(", ")}\n\n${help}`);
  return [
    ...steps.filter(({ stage }) => names.includes(stage)),
    ...(names.includes("changed") ? stepsForChanges() : []),
    ...stepsFor(files),
  ];
}

/** The stages that open a browser; "files" are test files named on the command line. */
const inBrowser = ["main", "e2e", "looks", "a11y", "clubs", "author", "editing", "languages", "files"];

async function main(words) {
  await setup();
  const chosen = await stepsNamed(words);
  if (chosen.some(({ stage }) => inBrowser.includes(stage))) await run("node", ["scripts/install-browser.mjs"]);
  if (chosen.some(({ stage }) => stage === "browsers")) await run("node", ["scripts/install-other-browsers.mjs"]);
  if (chosen.some(({ stage }) => stage === "author")) await run("node", ["scripts/install-compilers.mjs"]);
  const count = await runSteps(chosen);
  if (count.flaky > 0) console.log(`${count.flaky} flaky: passed only when they ran again`);
  if (count.flaky >= FLAKY) count.failed += 1;
  return count;
}

/** The last line contains only this, so that programs can read it. */
function conclude({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  main(process.argv.slice(2)).then(conclude, (error) => {
    console.error(error instanceof Error ? error.message : error);
    conclude({ passed: 0, failed: 1 });
  });
}
