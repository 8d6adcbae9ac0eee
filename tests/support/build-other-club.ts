import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { writeOtherClub } from "./other-club";

/** What a build needs of the project; the sample content is deliberately not among it. */
const parts = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/** Builds the site of another club from scratch in a folder of its own, and throws if that fails. */
function buildOtherClub(directory: string): void {
  const project = path.join(directory, "project");
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const part of parts) cpSync(part, path.join(project, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"), "junction");
  const content = path.join(directory, "content");
  writeOtherClub(content);
  const { status } = spawnSync("npx", ["gatsby", "build"], {
    cwd: project,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: content },
  });
  if (status !== 0 || !existsSync(path.join(project, "public/index.html")))
    throw new Error("The other club's site was not built");
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Name the folder to build in");
buildOtherClub(path.resolve(directory));
