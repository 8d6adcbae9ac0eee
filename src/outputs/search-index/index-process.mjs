import { close, createIndex } from "pagefind";

/**
 * Sends the files of an index of all pages below a folder. As a program of its own Pagefind would write them all, most
 * of them as they were. It is a module that only Node can load.
 */
async function sendIndex(folder, besides) {
  const { index, errors } = await createIndex({ excludeSelectors: [besides] });
  const added = await index?.addDirectory({ path: folder });
  const made = await index?.getFiles();
  const problems = [errors, added?.errors, made?.errors].flatMap((list) => list ?? []);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await new Promise((sent) => process.send(made.files, sent));
}

try {
  const [folder, besides] = process.argv.slice(2);
  await sendIndex(folder, besides);
} finally {
  await close();
  process.disconnect();
}
