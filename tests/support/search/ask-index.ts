import { readFileSync } from "node:fs";
import path from "node:path";
import { runInThisContext } from "node:vm";
import { describe, find } from "../../../src/components/search/worker/search-index";
import { startEngine } from "../../../src/components/search/worker/engine";

// Searches an index like the worker in a browser, but reads its files from a folder.
const [folder = "", shown] = process.argv.slice(2);
const queries = JSON.parse(readFileSync(0, "utf8")) as readonly string[];

globalThis.fetch = (address) => {
  const { pathname } = new URL(address instanceof Request ? address.url : address, "http://localhost/");
  return Promise.resolve(new Response(new Uint8Array(readFileSync(path.join(folder, pathname)))));
};
Reflect.set(globalThis, "window", globalThis);

async function ask(): Promise<void> {
  runInThisContext(readFileSync(path.join(folder, "pagefind.js"), "utf8"));
  const engine = await startEngine(Reflect.get(globalThis, "pagefind"), "/");
  const answers: unknown[] = [];
  for (const query of queries) {
    const found = await find(engine, query, {});
    answers.push(
      await Promise.all(
        found.results.map(async (result) => (shown ? describe(result, found.query) : (await result.data()).url)),
      ),
    );
  }
  process.stdout.write(JSON.stringify(answers));
}

void ask();
