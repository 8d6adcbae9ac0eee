#!/usr/bin/env node
import path from "node:path";
import { measuredPages } from "./benchmark/page-sizes.mjs";
import { auditPage } from "./lighthouse/audit-page.mjs";
import { installLighthouse } from "./lighthouse/install-lighthouse.mjs";
import { problemsOf, scoreTable } from "./lighthouse/scores.mjs";
import { measureBuiltSite } from "./measure-built-site.mjs";

const help = `npm run lighthouse [-- --runs N] [--only PATH] [--write]

Opens one page of each type of the built site in Lighthouse, as on a phone, and prints its scores, blocking time, largest
paint, layout shift and bytes. It fails if a page scores below 99 for performance or below 100 for anything else; pages
that search engines must not list have no score for these. Lighthouse is installed outside of this project. Times depend
on the computer.

  --runs N     runs of each page, of which the median counts (default 3)
  --only PATH  only this page, such as /events
  --write      write the table into docs/performance.md
  --help       this text`;

async function measure(address, { runs, only }) {
  const pages = only === undefined ? measuredPages(path.resolve("public")) : [only.replace(/^\//, "")];
  const command = installLighthouse();
  const rows = [];
  for (const page of pages) {
    const row = { page, ...(await auditPage(command, `${address}/${page}`, runs)) };
    rows.push(row);
    console.log(scoreTable([row]).split("\n").at(-1));
  }
  return rows;
}

measureBuiltSite({ help, section: "lighthouse", measure, tableOf: scoreTable, problemsOf });
