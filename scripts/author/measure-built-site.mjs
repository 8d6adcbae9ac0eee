import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { writeSection } from "./benchmark/write-performance-page.mjs";
import { installBrowser } from "../browser.mjs";
import { serveBuiltSite } from "./lighthouse/serve-built-site.mjs";
import { setup } from "../setup.mjs";

/**
 * A program that measures the built site.
 *
 * @template Row
 * @typedef {object} Measurement
 * @property {string} help
 * @property {string} section the name of its section in docs/performance.md
 * @property {(address: string, options: { runs: number, only: string | undefined }) => Promise<Row[]>} measure
 * @property {(rows: Row[]) => string} tableOf
 * @property {(row: Row) => string[]} problemsOf
 */

/**
 * Reads the options of such a program (`--runs`, `--only`, `--write`, `--help`), measures the site and prints a table. The
 * program fails if there are problems.
 *
 * @template Row
 * @param {Measurement<Row>} measurement
 */
export function measureBuiltSite(measurement) {
  main(measurement).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function main({ help, section, measure, tableOf, problemsOf }) {
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
  if (!existsSync(path.resolve("public/index.html")))
    throw new Error("There is no built site in public: run 'npm run build' first");
  await installBrowser();
  const server = await serveBuiltSite();
  let rows = [];
  try {
    rows = await measure(server.address, { runs: Number(values.runs), only: values.only });
  } finally {
    server.stop();
  }
  console.log(`\n${tableOf(rows)}`);
  if (values.write) writeSection(section, tableOf(rows));
  const problems = rows.flatMap(problemsOf);
  if (problems.length > 0) throw new Error(`\n${problems.join("\n")}`);
}
