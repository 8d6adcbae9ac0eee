import { run } from "./run.mjs";
import { setup } from "./setup.mjs";
import { runTasks } from "./testing/run-tasks.mjs";
import { lanes, tasks } from "./testing/tasks.mjs";

const help = `npm test [-- STAGE …]

Installs what is missing and runs all checks, or only the stages named. A failed stage does not stop the others.
  code   formatting, lint, types, unused code and dependencies
  unit   pure functions and components, and content that is changed at random
  build  the site, from the content tree in use; the query types must not change by it
  site   all of the built HTML, budgets included
  e2e    journeys in a browser
  a11y   axe on every page
  clubs  the same site checks on a site of another club, built from scratch

Run only when named, since they take up to a quarter of an hour, the last one up to an hour:
  editing     every kind of content written, changed and deleted in the editor, every item saved unchanged
  browsers    journeys in Chromium 102, Firefox and WebKitGTK; those that can't be installed are skipped
  languages   the site in pseudo-languages; in Arabic with Bangla, with axe on every page; the journeys in Spanish
  new-club    a new club's repository, built as its workflow does, and again with a newer version
  builds      the same site in another folder, after changes, and where parts of the last build are missing
  broken-off  the same site after builds that were killed at 20 moments (TIMES and SEED choose others)`;

const needsBrowser = ["e2e", "a11y", "clubs", "editing", "languages"];

/**
 * Runs the named stages, or all that are not optional.
 *
 * @param {readonly string[]} names
 * @throws {Error} if there is no such stage or something cannot be installed
 */
async function main(names) {
  const unknown = names.filter((name) => !tasks.some(({ stage }) => stage === name));
  if (unknown.length > 0) throw new Error(`No such stage: ${unknown.join(", ")}\n\n${help}`);
  await setup();
  const chosen = tasks.filter(({ stage, isOptional }) => (names.length > 0 ? names.includes(stage) : !isOptional));
  if (chosen.some(({ stage }) => needsBrowser.includes(stage))) await run("node", ["scripts/install-browser.mjs"]);
  if (chosen.some(({ stage }) => stage === "browsers")) await run("node", ["scripts/install-other-browsers.mjs"]);
  return runTasks(chosen, lanes);
}

/** The last line contains nothing else, so that other programs can read it. */
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
