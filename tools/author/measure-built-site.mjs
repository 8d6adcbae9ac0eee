import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { writeSection } from "./write-section.mjs";
import { installBrowser } from "../../scripts/browser.mjs";
import { setup } from "../../scripts/setup.mjs";

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

/**
 * Serves the built site on a free port, with its real headers.
 *
 * @returns {Promise<{ address: string, stop: () => void }>}
 * @throws if the server ends before it answers
 */
function serveBuiltSite() {
  const server = spawn(process.execPath, ["--import", "tsx", "src/commands/serve/cli.ts"], {
    env: { ...process.env, PORT: "0" },
  });
  return new Promise((resolve, reject) => {
    server.once("exit", () => reject(new Error("The built site could not be served")));
    server.stderr.pipe(process.stderr);
    server.stdout.on("data", (text) => {
      const [address] = /https?:\/\/\S+/.exec(String(text)) ?? [];
      if (address) resolve({ address: address.replace(/\/$/, ""), stop: () => server.kill() });
    });
  });
}
