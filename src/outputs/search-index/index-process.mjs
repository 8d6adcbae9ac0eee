import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { close, createIndex } from "pagefind";

/** From how many changed pages on it is faster to let Pagefind read all of them once more. */
const MANY = 500;

const [folder, besides] = process.argv.slice(2);

/** All pages below the folder, each with what changes when it is written. Gatsby also has folders with such names. */
function pages() {
  const states = new Map();
  for (const file of readdirSync(folder, { recursive: true })) {
    const stat = file.endsWith(".html") ? statSync(path.join(folder, file), { throwIfNoEntry: false }) : undefined;
    if (stat?.isFile()) states.set(file, `${stat.ino} ${stat.mtimeMs} ${stat.size}`);
  }
  return states;
}

async function indexOfAll() {
  const { index, errors } = await createIndex({ excludeSelectors: [besides] });
  stopOn(errors);
  const { errors: problems } = await index.addDirectory({ path: folder });
  stopOn(problems);
  return index;
}

/** The index of the pages as they are now, from that of the pages as they were; Pagefind replaces a page it knows. */
async function updated(index, before) {
  const now = pages();
  const changed = [...now].filter(([file, state]) => before.get(file) !== state).map(([file]) => file);
  if (changed.length >= MANY || [...before.keys()].some((file) => !now.has(file))) {
    await index.deleteIndex();
    return indexOfAll();
  }
  for (const file of changed) {
    const content = readFileSync(path.join(folder, file), "utf8");
    const { errors } = await index.addHTMLFile({ sourcePath: file.split(path.sep).join("/"), content });
    stopOn(errors);
  }
  return index;
}

function stopOn(errors) {
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

/** Resolves when the files are asked for; false: the build has ended without them. */
const asked = new Promise((resolve) => {
  process.once("message", () => resolve(true));
  process.once("disconnect", () => resolve(false));
});

/**
 * Makes an index of the pages that are there, and sends its files when it is asked for them: then it reads only pages
 * that the build has written in the meantime. As a program of its own Pagefind would write all files, most of them as
 * they were. It is a module that only Node can load.
 */
try {
  const before = pages();
  // What is wrong with pages of the build before does not matter, as this build may replace them.
  const early = before.size > 0 ? await indexOfAll().catch(() => undefined) : undefined;
  process.send("begun");
  if (await asked) {
    const index = early === undefined ? await indexOfAll() : await updated(early, before);
    const made = await index.getFiles();
    stopOn(made.errors);
    await new Promise((sent) => process.send(made.files, sent));
  }
} finally {
  await close();
  if (process.connected) process.disconnect();
}
