import { buildFiles } from "../../domain/routes";
import { floorForEsbuild } from "../browser-floor";
import { withEsbuild } from "../bundled-files";
import type { OutputFile, SiteFiles } from "../writing/site-files";
import { leftOut } from "./searched-text";
import { fork } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { hasFields, isListOf, isText } from "../../domain/shape";

/** Files of Pagefind that the site does not use: its own worker gives up after 5 s, on whatever network. */
const unused = [
  "pagefind-component-ui.css",
  "pagefind-component-ui.js",
  "pagefind-highlight.js",
  "pagefind-modular-ui.css",
  "pagefind-modular-ui.js",
  "pagefind-ui.css",
  "pagefind-ui.js",
  "pagefind-worker.js",
];

/** The files that lead to all others, which are named after their content. */
const entryFiles = ["pagefind-entry.json", "pagefind.js"].map(buildFiles.searchIndex);

/**
 * Writes the index of the built pages for the search. Most of its files are those of the index before, and stay as they
 * are.
 *
 * @throws the errors of Pagefind
 */
export async function writeSiteIndex(site: SiteFiles): Promise<void> {
  const made = (await makeIndex(site.publicDirectory, leftOut)).filter((file) => !unused.includes(file.path));
  const output = made.map(({ path, content }) => ({ path: buildFiles.searchIndex(path), data: content }));
  const isEntry = (file: OutputFile) => entryFiles.includes(file.path);
  await site.writeAll(output.filter((file) => !isEntry(file)));
  // Until this point, readers search the previous index.
  await site.writeAll(output.filter(isEntry));
}

const ENGINE = "pagefind.js";

export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/**
 * Gives the files that Pagefind makes of the pages below a folder, in a process of its own.
 *
 * @param besides the selectors of what it leaves out of each page
 * @param program for tests: another program in place of ours
 * @throws the errors of Pagefind
 */
export async function makeIndex(
  folder: string,
  besides: string,
  program = path.resolve("src/outputs/search-index/index-process.mjs"),
): Promise<readonly IndexFile[]> {
  const child = fork(program, [folder, besides], {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const answer = new Promise<unknown>((resolve, reject) => {
    child.once("error", reject);
    child.once("message", resolve);
    child.once("close", () => resolve(undefined));
  });
  const [made, said] = await Promise.all([answer, child.stderr ? text(child.stderr) : ""]);
  if (!isIndex(made)) throw new Error(`The search index was not made:\n${said}`);
  return Promise.all(
    made.map(async (file) => (file.path === ENGINE ? { ...file, content: await asScript(file) } : file)),
  );
}

/** Makes a classic script of the engine, which is then `pagefind`: workers could not load modules in Firefox before 114. */
async function asScript({ content }: IndexFile): Promise<Uint8Array> {
  const { code } = await withEsbuild(({ transform }) =>
    transform(Buffer.from(content).toString(), {
      format: "iife",
      globalName: "pagefind",
      minifyWhitespace: true,
      charset: "utf8",
      ...floorForEsbuild(),
      // The address of the index is told.
      define: { "import.meta.url": "undefined" },
    }),
  );
  return Buffer.from(code);
}

const isFile = (file: unknown) =>
  hasFields(file, { path: isText, content: (content) => content instanceof Uint8Array });

function isIndex(answer: unknown): answer is IndexFile[] {
  return isListOf(isFile)(answer);
}
