import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { close, createIndex } from "pagefind";

const [folder, besides] = process.argv.slice(2);

function stopOn(errors) {
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

/** The paths of all pages, in the same order on all computers. Gatsby also makes folders with such names. */
const pages = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".html") && statSync(path.join(folder, name)).isFile())
  .map((name) => name.split(path.sep).join("/"))
  .sort();

/**
 * Adds pages to the index one after the other, since it depends on their order, and sends its files. Pagefind itself
 * would read a folder in the order of the disk, and rewrite all files, most of them unchanged. Pagefind is a module
 * that only Node can load.
 */
try {
  const { index, errors } = await createIndex({ excludeSelectors: [besides] });
  stopOn(errors);
  for (const sourcePath of pages) {
    const content = readFileSync(path.join(folder, sourcePath), "utf8");
    stopOn((await index.addHTMLFile({ sourcePath, content })).errors);
  }
  const made = await index.getFiles();
  stopOn(made.errors);
  await new Promise((sent) => process.send(made.files, sent));
} finally {
  await close();
  if (process.connected) process.disconnect();
}
