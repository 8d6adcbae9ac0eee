#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { measuredBuild } from "./benchmark/measured-build.mjs";
import { measuredPages, pageSizes } from "./benchmark/page-sizes.mjs";
import { writePlainAstro, writePlainGatsby } from "./benchmark/plain-sites.mjs";
import { buildTable, pageTable, writePerformancePage } from "./benchmark/performance-page.mjs";
import { copyProject } from "../../scripts/copy-project.mjs";
import { setup } from "../../scripts/setup.mjs";

const help = `npm run bench [-- --members N,N…] [--beside] [--write]

Builds the site of a generated club in a separate folder and prints the seconds and the peak memory of a cold build, of
one without a change and of one after one edit; then the size of a page of each type, gzipped. Compare ratios within one
run: seconds depend on the computer.

  --members N,N…  club members (default 1000); the other kinds stay at 200 items each
  --beside        also a plain Gatsby site and a plain Astro site of the same content, built in the same run
  --write         write the tables into docs/performance.md
  --help          this text`;

const author = path.dirname(fileURLToPath(import.meta.url));

function generate(content, members) {
  const others = ["events", "workshops", "notices", "posts"].flatMap((kind) => [`--${kind}`, "200"]);
  const options = ["--members", String(members), "--pictures", "0", ...others, "--out", content];
  const { status, stderr } = spawnSync(process.execPath, [path.join(author, "generate-content.mjs"), ...options]);
  if (status !== 0) throw new Error(`The content could not be generated: ${String(stderr)}`);
}

function edit(content, times) {
  const file = path.join(content, "members/1.json");
  const member = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...member, name: `${member.name} ${"I".repeat(times)}` }, null, 2)}\n`);
}

function show(label, { seconds, peak }) {
  const memory = peak === undefined ? "" : `${(peak / 2 ** 30).toFixed(2)} GB`.padStart(10);
  console.log(`${label.padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(10)}${memory}`);
}

/** Builds a site three times: from nothing, unchanged, and after a change of one member. */
async function measure(site, { members, content, command, cwd, edits, env }) {
  console.log(`\n${site}, ${members} members`);
  const build = async (label) => {
    const result = await measuredBuild(command, { cwd, env });
    show(label, result);
    return result;
  };
  const cold = await build("cold build");
  const again = await build("again, nothing changed");
  edit(content, edits);
  return { members, site, cold, again, edited: await build("after one edit") };
}

async function measureAll(folder, members, { isBeside }) {
  const at = (name) => path.join(folder, `${name}-${members}`);
  const content = at("content");
  generate(content, members);
  copyProject(at("project"));
  const common = { members, content };
  const env = { CONTENT_DIR: content };
  const rows = [
    await measure("this project", { ...common, command: ["scripts/build.mjs"], cwd: at("project"), edits: 1, env }),
  ];
  if (isBeside) {
    const plain = { command: writePlainGatsby(at("gatsby"), content), cwd: at("gatsby"), edits: 2 };
    rows.push(await measure("plain Gatsby", { ...common, ...plain }));
    const command = writePlainAstro(at("astro"), content);
    if (command) rows.push(await measure("plain Astro", { ...common, command, cwd: at("astro"), edits: 3 }));
    else console.log("\nplain Astro: it could not be installed from the registry");
  }
  const publicDirectory = path.join(at("project"), "public");
  const pages = measuredPages(publicDirectory).map((page) => ({ page, ...pageSizes(publicDirectory, page) }));
  return { rows, pages };
}

async function main() {
  const { values } = parseArgs({
    options: {
      members: { type: "string", default: "1000" },
      beside: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  if (values.help) return void console.log(help);
  const counts = values.members.split(",");
  const wrong = counts.find((count) => !/^[1-9]\d{0,4}$/.test(count));
  if (wrong !== undefined) throw new Error(`--members has '${wrong}', expected numbers from 1 to 99999`);
  await setup();
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-benchmark-"));
  const rows = [];
  let pages = [];
  try {
    for (const members of counts) {
      const result = await measureAll(folder, Number(members), { isBeside: values.beside });
      rows.push(...result.rows);
      pages = result.pages;
      console.log(`\n${buildTable(rows)}\n\nKB, gzipped:\n\n${pageTable(pages)}`);
      if (values.write) writePerformancePage({ rows, pages });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
