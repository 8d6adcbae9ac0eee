import { spawn } from "node:child_process";
import path from "node:path";
import { sharedClock, say } from "./say.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import { fileURLToPath } from "node:url";

/** Finds the commands of installed packages by name: npx would take a second for each. */
const PATH = [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter);

/**
 * Runs a command and keeps what it prints.
 *
 * @param {string} command the name of a program or of a command of an installed package
 * @param {readonly string[]} commandArguments
 * @param {{ env?: Record<string, string>, isShown?: boolean }} [options] `isShown` also prints its output
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function capture(command, commandArguments, { env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
      // Windows finds such commands only through a shell.
      shell: process.platform === "win32",
      env: { ...process.env, PATH, ...sharedClock, ...env },
    });
    const pieces = [];
    child.stdout?.on("data", (piece) => pieces.push(piece));
    child.stderr?.on("data", (piece) => pieces.push(piece));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: Buffer.concat(pieces).toString() }));
  });
}

/**
 * Runs a command as one check. If it fails, its output is shown.
 *
 * @param {string} stage
 * @param {readonly string[]} command
 */
export async function commandCheck(stage, [command, ...commandArguments]) {
  const { code, output } = await capture(command, commandArguments);
  if (code === 0) return { passed: 1, failed: 0 };
  say(stage, `FAILED: ${command} ${commandArguments.join(" ")}\n${output}`);
  return { passed: 0, failed: 1 };
}

const reporter = path.join(path.dirname(fileURLToPath(import.meta.url)), "jest-reporter.mjs");

/**
 * Runs jest projects and counts their tests. A run without any test counts as failed; skipped tests count as nothing.
 *
 * @param {string} stage
 * @param {readonly string[]} projects
 * @param {{ workers: number, env?: Record<string, string> }} options
 */
export async function jestCheck(stage, projects, { workers, env = {} }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-tests-"));
  const counts = path.join(folder, "counts.json");
  const options = ["--selectProjects", ...projects, `--maxWorkers=${workers}`, `--reporters=${reporter}`];
  try {
    await capture("jest", options, { isShown: true, env: { ...env, TEST_STAGE: stage, TEST_COUNTS: counts } });
    const { passed, failed, skipped } = JSON.parse(readFileSync(counts, "utf8"));
    return { passed, failed: failed + (passed + failed + skipped === 0 ? 1 : 0) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
