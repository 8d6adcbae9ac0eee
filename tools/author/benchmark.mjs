import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../../scripts/copy-project.mjs";
import { setup } from "../../scripts/setup.mjs";
import { writeSection } from "./write-section.mjs";

const help = `npm run bench [-- --write]

Builds the site of the content (CONTENT_DIR) in a separate folder and prints the seconds of a cold build, of one without a
change and of one after one edit. Seconds depend on the computer.

  --write  write the table into docs/performance.md`;

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
  return `| cold | nothing changed | after one edit |\n| --- | --- | --- |\n| ${builds} |`;
}

async function main() {
  const { values } = parseArgs({ options: { write: { type: "boolean" }, help: { type: "boolean" } } });
  if (values.help) return void console.log(help);
  await setup();
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-benchmark-"));
  try {
    const table = measure(folder);
    console.log(table);
    if (values.write) writeSection("builds", table);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
