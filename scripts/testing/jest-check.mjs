import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { capture } from "./capture.mjs";

const reporter = path.join(path.dirname(fileURLToPath(import.meta.url)), "jest-reporter.mjs");

/**
 * Runs jest projects and counts their tests. A run without any test counts as failed.
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
    const { passed, failed } = JSON.parse(readFileSync(counts, "utf8"));
    return { passed, failed: failed + (passed + failed === 0 ? 1 : 0) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
