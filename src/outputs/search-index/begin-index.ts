import { fork } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { hasFields, isListOf, isText } from "../../domain/shape";

/** A file of the index, named from the folder of the index. */
export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** An index that is being made. */
export interface BegunIndex {
  /** Resolves once the pages are read that were there when it was begun. */
  readonly begun: Promise<unknown>;
  /** Gives the files that Pagefind makes of the pages as they are now; to be called once. Throws the errors of Pagefind. */
  readonly finish: () => Promise<readonly IndexFile[]>;
}

/**
 * Begins to index the pages below a folder, in a process of its own.
 *
 * @param besides the selectors of what it leaves out of each page
 * @param program for tests: another program in place of ours
 */
export function beginIndex(
  folder: string,
  besides: string,
  program = path.resolve("src/outputs/search-index/index-process.mjs"),
): BegunIndex {
  const child = fork(program, [folder, besides], {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const begun = new Promise((resolve) => child.once("message", resolve).once("close", resolve));
  const answer = new Promise<unknown>((resolve, reject) => {
    child.once("error", reject);
    child.on("message", (message) => {
      if (message !== "begun") resolve(message);
    });
    child.once("close", () => resolve(undefined));
  });
  const ended = Promise.all([answer, child.stderr ? text(child.stderr) : ""]);
  // Only reported when someone asks for the files.
  ended.catch(() => undefined);
  const finish = async () => {
    if (child.connected) child.send("finish");
    const [made, said] = await ended;
    if (!isIndex(made)) throw new Error(`The search index was not made:\n${said}`);
    return made;
  };
  return { begun, finish };
}

const isFile = (file: unknown) =>
  hasFields(file, { path: isText, content: (content) => content instanceof Uint8Array });

function isIndex(answer: unknown): answer is IndexFile[] {
  return isListOf(isFile)(answer);
}
