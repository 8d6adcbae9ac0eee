import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The contents of a file of a tree: an object is written as JSON, bytes and texts unchanged, null leaves it out. */
type FileContents = object | string | Uint8Array | null;

/** Files of a tree by their paths; a path that ends with `/` is an empty folder. */
export type TreeFiles = Readonly<Record<string, FileContents>>;

/** The smallest content from which a site can be built. */
export const minimalTree: TreeFiles = {
  "site/club.json": { name: "Example Programming Club", shortName: "EPC", baseUrl: "https://club.example.org" },
};

/** The part of a picture that the check reads. */
export const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

/** Writes the minimal tree with these files over it, hands over its directory, and removes it after use. */
export function withContentTree<Result>(files: TreeFiles, use: (directory: string) => Result): Result {
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), "content-")));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  let isUnderWay = false;
  try {
    writeContentTree(directory, { ...minimalTree, ...files });
    const result = use(directory);
    if (result instanceof Promise) {
      isUnderWay = true;
      // The caller waits for the result, which contains any failure.
      void result.then(remove, remove);
    }
    return result;
  } finally {
    if (!isUnderWay) remove();
  }
}

/** Writes files into a directory. */
export function writeContentTree(directory: string, files: TreeFiles): void {
  for (const [file, contents] of Object.entries(files)) write(path.join(directory, file), contents);
}

function write(file: string, contents: FileContents): void {
  if (contents === null) return;
  if (file.endsWith(path.sep)) {
    mkdirSync(file, { recursive: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const isRaw = typeof contents === "string" || contents instanceof Uint8Array;
  writeFileSync(file, isRaw ? contents : JSON.stringify(contents));
}

/** An article with this front matter, and a text below it. */
export function articleFile(frontMatter: string, body = "The text.\n"): string {
  return `---\n${frontMatter}\n---\n\n${body}`;
}
