import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(project, "node_modules", ".installed");

/** What the installed packages must match. */
function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(path.join(project, "package-lock.json")))
    .digest("hex");
}

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function setup() {
  const [major] = process.versions.node.split(".");
  if (Number(major) < 20) throw new Error(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`);
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.log("Installing the packages (once, and again when package-lock.json changes) …");
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other systems.
  await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: project });
  writeFileSync(stamp, digest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--help")) {
    console.log(
      "node scripts/setup.mjs\n\nInstalls the packages of package-lock.json if they are missing or outdated.",
    );
  } else {
    await setup();
  }
}
