import { buildFiles } from "../../domain/routes";
import { floorForEsbuild } from "../browser-floor";
import { withEsbuild } from "../bundled-files";
import type { OutputFile, SiteFiles } from "../writing/site-files";
import { leftOut } from "./searched-text";
import { fork } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { hasFields, isListOf, isText } from "../../domain/shape";

/** Files of Pagefind that the site does not use: its own worker gives up after 5 s, even on slow networks. */
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

/** The entry files; all others are named by their content. */
const entryFiles = ["pagefind-entry.json", "pagefind.js"].map(buildFiles.searchIndex);

/**
 * Writes the search index of the built pages. Most of its files are unchanged from the last index and are not written
 * again.
 *
 * @throws the errors of Pagefind
 */
export async function writeSiteIndex(site: SiteFiles): Promise<void> {
  const made = (await makeIndex(site.publicDirectory, leftOut)).filter((file) => !unused.includes(file.path));
  const output = made.map(({ path, content }) => ({ path: buildFiles.searchIndex(path), data: content }));
  const isEntry = (file: OutputFile) => entryFiles.includes(file.path);
  await site.writeAll(output.filter((file) => !isEntry(file)));
  // Until here, readers search the previous index.
  await site.writeAll(output.filter(isEntry));
}

const ENGINE = "pagefind.js";

export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/**
 * Returns the files that Pagefind makes of the pages in a folder, in a separate process.
 *
 * @param besides the selectors of elements to leave out of each page
 * @param program for tests: another program instead of ours
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

/**
 * Turns the engine into a classic script that defines `pagefind`: before Firefox 114, workers could not load modules.
 */
async function asScript({ content }: IndexFile): Promise<Uint8Array> {
  const { code } = await withEsbuild(({ transform }) =>
    transform(Buffer.from(content).toString(), {
      format: "iife",
      globalName: "pagefind",
      minifyWhitespace: true,
      charset: "utf8",
      ...floorForEsbuild(),
      // The address of the index is passed later.
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
