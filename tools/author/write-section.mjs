import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const page = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../docs/performance.md");

function withSection(text, name, content) {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`docs/performance.md has no section '${name}'`);
  return text.replace(pattern, (_all, start, end) => `${start}\n${content}\n${end}`);
}

/** Writes a table into its section of docs/performance.md, with the date and the kind of computer. */
export function writeSection(name, table) {
  const day = new Date().toISOString().slice(0, 10);
  const place = `Measured on ${day} with Node ${process.versions.node} on ${os.availableParallelism()} cores.`;
  writeFileSync(page, withSection(readFileSync(page, "utf8"), name, `${place}\n\n${table}`));
}
