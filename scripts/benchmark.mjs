#!/usr/bin/env node
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { copyProject } from "./copy-project.mjs";
import { setup } from "./setup.mjs";

const help = `npm run bench [-- --members N] [--double]

Builds the site of a generated club in a separate folder and prints the seconds and the peak memory of a cold build, of
one without a change and of one after one edit; then the size of a page of each type, gzipped. Compare ratios within one
run: seconds depend on the computer.

  --members N   club members (default 1000); the other kinds stay at 200 items each
  --double      also twice as many members, and the ratio of the two cold builds
  --help        this text`;

const scripts = path.dirname(fileURLToPath(import.meta.url));

/** Resident bytes of a process and of all processes it started; undefined without /proc. */
function residentBytes(root) {
  try {
    const processes = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        try {
          const status = readFileSync(`/proc/${id}/status`, "utf8");
          const number = (field) => Number(new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
          return [{ id: Number(id), parent: number("PPid"), bytes: number("VmRSS") * 1024 }];
        } catch {
          return [];
        }
      });
    const family = new Set([root]);
    for (let size = 0; size !== family.size;) {
      size = family.size;
      for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
    }
    return processes.filter(({ id }) => family.has(id)).reduce((sum, { bytes }) => sum + bytes, 0);
  } catch {
    return undefined;
  }
}

/** Builds once; if that fails, throws with the end of Gatsby's output. */
function build(project, content) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: project,
      env: { ...process.env, CONTENT_DIR: content },
    });
    let said = "";
    let peak;
    const watch = setInterval(() => {
      const bytes = residentBytes(child.pid);
      if (bytes !== undefined) peak = Math.max(peak ?? 0, bytes);
    }, 250);
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said = (said + text).slice(-4000)));
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peak });
      else reject(new Error(`The build ended with ${code}:\n${said}`));
    });
  });
}

function generate(content, members) {
  const others = ["events", "workshops", "notices", "posts"].flatMap((kind) => [`--${kind}`, "200"]);
  const options = ["--members", String(members), "--pictures", "0", ...others, "--out", content];
  const { status } = spawnSync(process.execPath, [path.join(scripts, "generate-content.mjs"), ...options]);
  if (status !== 0) throw new Error("The content could not be generated");
}

function edit(content) {
  const file = path.join(content, "members/1.json");
  const member = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...member, name: `${member.name} II` }, null, 2)}\n`);
}

function show(label, { seconds, peak }) {
  const memory = peak === undefined ? "" : `${(peak / 2 ** 30).toFixed(2)} GB`.padStart(10);
  console.log(`${label.padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(10)}${memory}`);
}

/** What a reader's browser loads for a page before the reader does anything, in KB, gzipped. */
function showPages(publicDirectory) {
  const kilobytes = (files) =>
    (files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000).toFixed(1).padStart(10);
  const first = (folder) => {
    const [name] = readdirSync(path.join(publicDirectory, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    return name === undefined ? [] : [path.join(folder, name.name)];
  };
  const lists = ["", "events", "workshop", "notice", "team", "advisor", "member", "post"];
  const pages = [...lists, ...first("events"), ...first("notice"), ...first("post"), ...first("profile/member")];
  console.log(
    `\n${"page".padEnd(28)}${"HTML".padStart(10)}${"scripts".padStart(10)}${"styles".padStart(10)}  KB, gzip`,
  );
  for (const page of pages) {
    const file = path.join(publicDirectory, page, "index.html");
    const html = readFileSync(file, "utf8");
    const local = (pattern) => [...html.matchAll(pattern)].map(([, address]) => path.join(publicDirectory, address));
    const scriptFiles = local(/<script[^>]+src="(\/[^"]+\.js)"/g);
    const styleFiles = local(/<link[^>]+href="(\/[^"]+\.css)"/g);
    console.log(`/${page}`.padEnd(28) + [[file], scriptFiles, styleFiles].map(kilobytes).join(""));
  }
}

async function measure(folder, members) {
  const project = path.join(folder, `project-${members}`);
  const content = path.join(folder, `content-${members}`);
  generate(content, members);
  copyProject(project);
  console.log(`\n${members} members`);
  const cold = await build(project, content);
  show("cold build", cold);
  show("again, nothing changed", await build(project, content));
  edit(content);
  show("after one edit", await build(project, content));
  return { cold, publicDirectory: path.join(project, "public") };
}

async function main() {
  const { values } = parseArgs({
    options: { members: { type: "string", default: "1000" }, double: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return void console.log(help);
  if (!/^[1-9]\d{0,4}$/.test(values.members)) throw new Error(`--members ${values.members}: expected 1 to 99999`);
  const members = Number(values.members);
  await setup();
  const folder = mkdtempSync(path.join(os.tmpdir(), "club-benchmark-"));
  try {
    const { cold, publicDirectory } = await measure(folder, members);
    showPages(publicDirectory);
    if (values.double) {
      const twice = await measure(folder, members * 2);
      console.log(`\ntwice the members take ${(twice.cold.seconds / cold.seconds).toFixed(2)} times the time`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
