import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { indexFiles } from "../../../../src/outputs/search-index/index-files";

let folder: string;

/** Runs a program in place of the one that asks Pagefind. */
function indexedBy(code: string): Promise<unknown> {
  const program = path.join(folder, "program.mjs");
  writeFileSync(program, code);
  return indexFiles(folder, "nav", program);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "index-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("The files of the search index", () => {
  it("are made of the pages, without what is not about them", async () => {
    const page = (words: string) => `<html lang="en"><body><nav>${words}</nav><main>Sorting</main></body></html>`;
    const namesFor = async (words: string) => {
      writeFileSync(path.join(folder, "page.html"), page(words));
      return (await indexFiles(folder, "nav")).map((file) => file.path).filter((name) => name.includes("fragment"));
    };
    const [before, after] = [await namesFor("Home"), await namesFor("Start")];
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
  });

  it.each([
    ["fails", `throw new Error("No space is left");`, "No space is left"],
    ["ends early", "", "The search index was not made"],
    ["answers wrongly", `process.send([{ path: "x" }], () => process.disconnect());`, "The search index was not made"],
  ])("are reported as missing, with the reason, if the program %s", async (_, code, message) => {
    await expect(indexedBy(code)).rejects.toThrow(message);
  });
});
