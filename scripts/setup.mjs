import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { nodeHint, nodeProblem } from "./node-version.mjs";
import { run } from "./run.mjs";

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(project, "node_modules", ".installed");

/** A clock with an earlier time is wrong. */
const FIRST_YEAR = 2026;

/** A hash of the lock file that the installed packages must match. */
function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(path.join(project, "package-lock.json")))
    .digest("hex");
}

/**
 * Installs the packages of package-lock.json unless exactly these are installed. An interrupted installation leaves no
 * stamp, so the next run starts again.
 *
 * @throws if this version of Node can't build the site, or npm fails
 */
export async function setup() {
  const now = new Date();
  if (now.getFullYear() < FIRST_YEAR)
    throw new Error(`The clock of this computer says ${now.toDateString()}: set it, or nothing can be downloaded.`);
  const { node } = process.versions;
  const problem = nodeProblem(node);
  if (problem !== undefined) throw new Error(problem);
  const hint = nodeHint(node);
  if (hint !== undefined) console.log(hint);
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.log("Installing the packages (once, and again when package-lock.json changes)…");
  rmSync(stamp, { force: true });
  // At this level, npm does not warn about packages that require an older React but work with this one.
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: project });
  writeFileSync(stamp, digest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--help")) {
    console.log(
      "node scripts/setup.mjs\n\nInstalls the packages of package-lock.json if they are missing or outdated.",
    );
  } else {
    try {
      await setup();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
