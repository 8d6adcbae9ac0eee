import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const page = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../docs/performance.md");
const prettier = createRequire(import.meta.url).resolve("prettier/bin/prettier.cjs");

/**
 * Replaces what is between two comments of a text.
 *
 * @param {string} text
 * @param {string} name what the comments say
 * @param {string} content
 * @returns {string}
 * @throws if they are not there
 */
export function withSection(text, name, content) {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`docs/performance.md has no section '${name}'`);
  return text.replace(pattern, (_all, start, end) => `${start}\n${content}\n${end}`);
}

/** Writes the tables of builds and pages into docs/performance.md. */
export function writePerformancePage({ rows, pages }) {
  writeSection("builds", buildTable(rows));
  writeSection("pages", pageTable(pages));
}

/** Writes a table into its section of docs/performance.md, with the date and the kind of computer. */
export function writeSection(name, table) {
  const day = new Date().toISOString().slice(0, 10);
  const place = `Measured on ${day} with Node ${process.versions.node} on ${os.availableParallelism()} cores.`;
  writeFileSync(page, withSection(readFileSync(page, "utf8"), name, `${place}\n\n${table}`));
  execFileSync(process.execPath, [prettier, "--log-level=warn", "--write", page], { stdio: "inherit" });
}

const gigabytes = (bytes) => (bytes === undefined ? "" : `${(bytes / 2 ** 30).toFixed(2)} GB`);

/**
 * A table of builds, in Markdown. Ratios are to the plain Gatsby site of the same run.
 *
 * @param {readonly { members: number, site: string, cold: object, again: object, edited: object }[]} rows
 */
export function buildTable(rows) {
  const plainOf = (members) => rows.find((row) => row.members === members && row.site === "plain Gatsby");
  const cell = (row, step) => {
    const plain = plainOf(row.members);
    const ratio = plain && plain !== row ? ` (${(row[step].seconds / plain[step].seconds).toFixed(2)} ×)` : "";
    return `${row[step].seconds.toFixed(0)} s${ratio}`;
  };
  const lines = rows.map(
    (row) =>
      `| ${row.members} | ${row.site} | ${cell(row, "cold")} | ${cell(row, "again")} | ${cell(row, "edited")} | ${gigabytes(row.cold.peak)} |`,
  );
  return [
    "| members | site | cold | nothing changed | after one edit | memory |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/**
 * A table of what a browser loads for a page, in Markdown.
 *
 * @param {readonly { page: string, html: number, scripts: number, styles: number }[]} rows
 */
export function pageTable(rows) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  const lines = rows.map(
    ({ page, html, scripts, styles }) =>
      `| /${page} | ${kilobytes(html)} | ${kilobytes(scripts)} | ${kilobytes(styles)} |`,
  );
  return ["| page | HTML | scripts | styles |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
