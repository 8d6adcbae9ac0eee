import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { parseJsonObject } from "../json-object";

/** The words of Decap for Node.js: its package has none for Node.js, so they come from the files for bundlers. */
const [built] = buildSync({
  stdin: { contents: 'export { en } from "decap-cms-locales";', resolveDir: process.cwd() },
  ...{ bundle: true, write: false, format: "iife", globalName: "words", mainFields: ["module"] },
}).outputFiles;

export const { en } = parseJsonObject(String(runInNewContext(`${built?.text ?? ""}; JSON.stringify(words)`)));
