#!/usr/bin/env node
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { measuredPages } from "./benchmark/page-sizes.mjs";
import { writeSection } from "./benchmark/write-performance-page.mjs";
import { installBrowser } from "../browser.mjs";
import { installLighthouse } from "./lighthouse/install-lighthouse.mjs";
import { auditPage } from "./lighthouse/audit-page.mjs";
import { problemsOf, scoreTable } from "./lighthouse/scores.mjs";
import { serveBuiltSite } from "./lighthouse/serve-built-site.mjs";
import { setup } from "../setup.mjs";

const help = `npm run lighthouse [-- --runs N] [--only PATH] [--write]

Opens one page of each type of the built site in Lighthouse, as on a phone, and prints its scores, blocking time, largest
paint, layout shift and bytes. It fails if a page scores below 99 for performance or below 100 for anything else; pages
that search engines must not list have no score for these. Lighthouse is installed outside of this project. Times depend
on the computer.

  --runs N     runs of each page, of which the median counts (default 3)
  --only PATH  only this page, such as /events
  --write      write the table into docs/performance.md
  --help       this text`;

async function main() {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "3" },
      only: { type: "string" },
      write: { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  if (values.help) return void console.log(help);
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs has '${values.runs}', expected a number from 1 to 99`);
  await setup();
  const publicDirectory = path.resolve("public");
  if (!existsSync(path.join(publicDirectory, "index.html")))
    throw new Error("There is no built site in public: run 'npm run build' first");
  const pages = values.only === undefined ? measuredPages(publicDirectory) : [values.only.replace(/^\//, "")];
  await installBrowser();
  const command = installLighthouse();
  const server = await serveBuiltSite();
  const rows = [];
  try {
    for (const page of pages) {
      const row = await auditPage(command, `${server.address}/${page}`, Number(values.runs));
      rows.push({ page, ...row });
      console.log(
        scoreTable([rows.at(-1)])
          .split("\n")
          .at(-1),
      );
    }
  } finally {
    server.stop();
  }
  console.log(`\n${scoreTable(rows)}`);
  if (values.write) writeSection("lighthouse", scoreTable(rows));
  const problems = rows.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(`\n${problems.join("\n")}`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
