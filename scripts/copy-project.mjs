import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** The parts of the project that a build needs; the sample content is left out on purpose. */
const parts = [
  "patches",
  "scripts",
  "src",
  "static",
  "tools",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Copies the project in the current folder into another, to build there without the caches of this one.
 *
 * @param {string} folder is replaced if it exists
 * @param {{ keep?: readonly string[] }} options what to keep there
 */
export function copyProject(folder, { keep = [] } = {}) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!keep.includes(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
}
