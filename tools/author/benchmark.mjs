#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../../scripts/copy-project.mjs";
import { setup } from "../../scripts/setup.mjs";
import { measuredPages, pageSizes } from "./page-sizes.mjs";
import { writeSection } from "./write-section.mjs";

const help = `npm run bench [-- --write]

Builds the site of the content (CONTENT_DIR) in a separate folder and prints the seconds of a cold build, of one without a
change and of one after one edit; then the size of a page of each type, gzipped. Seconds depend on the computer.

  --write  write the tables into docs/performance.md
  --help   this text`;

/** The seconds that a build takes. */
function build(cwd, content) {
  const start = performance.now();
  const env = { ...process.env, CONTENT_DIR: content };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

function edit(content) {
  const file = path.join(content, "site/club.json");
  const club = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...club, name: `${club.name} I` }, null, 2)}\n`);
}

function measure(folder) {
  const [project, content] = [path.join(folder, "project"), path.join(folder, "content")];
  copyProject(project);
  cpSync(process.env.CONTENT_DIR ?? "content", content, { recursive: true });
  const times = [build(project, content), build(project, content)];
  edit(content);
  const builds = [...times, build(project, content)].map((seconds) => `${seconds.toFixed(0)} s`).join(" | ");
  const publicDirectory = path.join(project, "public");
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  const pages = measuredPages(publicDirectory).map((page) => {
    const { html, scripts, styles } = pageSizes(publicDirectory, page);
    return `| /${page} | ${[html, scripts, styles].map(kilobytes).join(" | ")} |`;
  });
  return {
    builds: `| cold | nothing changed | after one edit |\n| --- | --- | --- |\n| ${builds} |`,
    pages: ["| page | HTML | scripts | styles |", "| --- | --- | --- | --- |", ...pages].join("\n"),
  };
}

async function main() {
  const { values } = parseArgs({ options: { write: { type: "boolean" }, help: { type: "boolean" } } });
  if (values.help) return void console.log(help);
  await setup();
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-benchmark-"));
  try {
    const tables = measure(folder);
    console.log(`${tables.builds}\n\nKB, gzipped:\n\n${tables.pages}`);
    if (values.write) for (const [name, table] of Object.entries(tables)) writeSection(name, table);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
