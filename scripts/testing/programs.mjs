import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * How many checks of a step passed and failed, and how many tests only passed when they were repeated.
 *
 * @typedef {{ passed: number, failed: number, flaky?: number }} Count
 */

/** Finds the commands of installed packages by name, since npx would take a second for each. */
const PATH = [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter);

/**
 * Runs a program.
 *
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string>, isShown?: boolean }} options `isShown` prints its output at once
 * @returns {Promise<{ code: number | null, output: string }>} `output` is the part that was not shown
 */
function start([program, ...words], { env = {}, isShown = false }) {
  return new Promise((resolve, reject) => {
    // On Windows, the commands of packages need a shell.
    const child = spawn(program, words, {
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, PATH, ...env },
    });
    const pieces = [];
    child.stdout?.on("data", (piece) => pieces.push(piece));
    child.stderr?.on("data", (piece) => pieces.push(piece));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: Buffer.concat(pieces).toString() }));
  });
}

/**
 * A command as one check; its output is shown if it fails.
 *
 * @returns {Promise<Count>}
 */
export async function command(...words) {
  const { code, output } = await start(words, {});
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(`FAILED: ${words.join(" ")}\n${output}`);
  return { passed: 0, failed: 1 };
}

/** Runs a program that writes the counts of its tests into a file. */
async function counted(command, env, fileOption, countsOf) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-tests-"));
  const file = path.join(folder, "counts.json");
  const option = fileOption(file);
  try {
    await start([...command, ...option.words], { env: { ...env, ...option.env }, isShown: true });
    const count = countsOf(JSON.parse(readFileSync(file, "utf8")));
    // A run without any tests has also failed.
    return count.passed + count.failed + count.skipped === 0 ? { passed: 0, failed: 1 } : count;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Jest with some arguments, such as `--selectProjects unit`.
 *
 * @param {readonly string[]} words
 * @returns {Promise<Count>}
 */
export const jest = (words, env = {}) =>
  counted(
    ["jest", ...words],
    env,
    (file) => ({ words: ["--json", `--outputFile=${file}`], env: {} }),
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests,
    }),
  );

/**
 * Playwright with some arguments, such as `--project=journeys`.
 *
 * @param {readonly string[]} words
 * @returns {Promise<Count>}
 */
export const playwright = (words, env = {}) =>
  counted(
    ["playwright", "test", ...words],
    env,
    (file) => ({
      words: [],
      env: {
        TEST_COUNTS: file,
        TEST_RESULTS: `test-results/${words
          .join(" ")
          .replace(/[^\w-]+/g, "-")
          .slice(0, 80)}`,
      },
    }),
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }),
  );
