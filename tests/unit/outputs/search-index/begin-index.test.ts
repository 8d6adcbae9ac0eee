import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beginIndex, type IndexFile } from "../../../../src/outputs/search-index/begin-index";

let folder: string;

/** Runs a program in place of the one that asks Pagefind. */
function indexedBy(code: string): Promise<unknown> {
  const program = path.join(folder, "program.mjs");
  writeFileSync(program, code);
  return beginIndex(folder, "nav", program).finish();
}

function writePage(name: string, words: string, navigation = ""): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `<html lang="en"><body><nav>${navigation}</nav><main>${words}</main></body></html>`);
}

const namesOf = (files: readonly IndexFile[]) => files.map((file) => file.path).sort();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "index-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("The files of the search index", () => {
  it("are made of the pages, without what is not about them", async () => {
    const fragmentsFor = async (words: string) => {
      writePage("page.html", "Sorting", words);
      return namesOf(await beginIndex(folder, "nav").finish()).filter((name) => name.includes("fragment"));
    };
    const [before, after] = [await fragmentsFor("Home"), await fragmentsFor("Start")];
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
  });

  it.each([
    ["changed", () => writePage("people/ada.html", "Searching in trees")],
    ["added", () => writePage("people/bob.html", "Graphs")],
    ["removed", () => rmSync(path.join(folder, "people/index.html"))],
    [
      "joined by a folder with the name of a page",
      () => mkdirSync(path.join(folder, "page-data/404.html"), { recursive: true }),
    ],
    ["left as they are", () => undefined],
  ])("are the same whether it was begun before pages were %s or after that", async (_, change) => {
    writePage("people/index.html", "Everyone");
    writePage("people/ada.html", "Searching");
    writePage("index.html", "Home");
    const early = beginIndex(folder, "nav");
    await early.begun;
    change();
    const late = beginIndex(folder, "nav");
    expect(namesOf(await early.finish())).toEqual(namesOf(await late.finish()));
  });

  it.each([
    ["fails", `throw new Error("No space is left");`, "No space is left"],
    ["ends early", "", "The search index was not made"],
    ["answers wrongly", `process.send([{ path: "x" }], () => process.disconnect());`, "The search index was not made"],
  ])("are reported as missing, with the reason, if the program %s", async (_, code, message) => {
    await expect(indexedBy(code)).rejects.toThrow(message);
  });
});
