import { mkdirSync, rmSync, writeFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { makeIndex, type IndexFile, writeSiteIndex } from "../../../../src/outputs/search-index/index-site";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";

const folder = emptyFolder();

/** Runs a program instead of the one that uses Pagefind. */
function indexedBy(code: string): Promise<unknown> {
  const program = path.join(folder, "program.mjs");
  writeFileSync(program, code);
  return makeIndex(folder, "nav", program);
}

function writePage(name: string, words: string, navigation = ""): void {
  const html = `<html lang="en"><body><nav>${navigation}</nav><main>${words}</main></body></html>`;
  writeContentTree(folder, { [name]: html });
}

const namesOf = (files: readonly IndexFile[]) => files.map((file) => file.path).sort();

describe("The files of the search index", () => {
  it("are made of the pages, without what is not about them", async () => {
    const fragmentsFor = async (words: string) => {
      writePage("page.html", "Sorting", words);
      return namesOf(await makeIndex(folder, "nav")).filter((name) => name.includes("fragment"));
    };
    const [before, after] = [await fragmentsFor("Home"), await fragmentsFor("Start")];
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
  });

  it("are the same whatever the order is in which the disk lists the pages", async () => {
    const [written, names] = [["a.html", "b.html", "c/d.html", "c/e.html"], namesOf];
    for (const page of written) writePage(page, `Sorting ${page} ${page.repeat(3)}`);
    const before = names(await makeIndex(folder, "nav"));
    for (const page of written) rmSync(path.join(folder, page));
    for (const page of written.toReversed()) writePage(page, `Sorting ${page} ${page.repeat(3)}`);
    expect(names(await makeIndex(folder, "nav"))).toEqual(before);
  });

  it("are made of files only: Gatsby has folders with the names of pages", async () => {
    writePage("index.html", "Home");
    mkdirSync(path.join(folder, "page-data/404.html"), { recursive: true });
    expect(namesOf(await makeIndex(folder, "nav")).filter((name) => name.includes("fragment"))).toHaveLength(1);
  });

  it.each([
    ["fails", `throw new Error("No space is left");`, "No space is left"],
    ["ends early", "", "The search index was not made"],
    ["answers wrongly", `process.send([{ path: "x" }], () => process.disconnect());`, "The search index was not made"],
  ])("are reported as missing, with the reason, if the program %s", async (_, code, message) => {
    await expect(indexedBy(code)).rejects.toThrow(message);
  });
});

const at = (name: string) => path.join(folder, name);

/** The parts of the index that hold what is shown of a page, with what tells one file from another. */
function fragments(): ReadonlyMap<string, number> {
  const names = readdirSync(at("pagefind/fragment"));
  return new Map(names.map((name) => [name, statSync(at(`pagefind/fragment/${name}`)).ino]));
}

describe("The search index", () => {
  beforeEach(() => {
    writePage("one.html", "Sorting");
    writePage("two.html", "Searching");
  });

  it("keeps what is known of pages that have not changed", async () => {
    await writeSiteIndex(new SiteFiles(folder));
    const before = fragments();
    expect(before.size).toBe(2);
    writePage("two.html", "Searching in trees");
    await writeSiteIndex(new SiteFiles(folder));
    const after = fragments();
    // The old version of a changed page is removed when everything else is written.
    expect([...before].filter(([name, file]) => after.get(name) !== file)).toEqual([]);
    expect(after.size).toBe(3);
  });

  it("keeps nothing that another version of Pagefind has written under the same names", async () => {
    await writeSiteIndex(new SiteFiles(folder));
    const names = [...fragments().keys()];
    const contents = () => names.map((name) => readFileSync(at(`pagefind/fragment/${name}`), "base64"));
    const before = contents();
    for (const name of names) writeFileSync(at(`pagefind/fragment/${name}`), "of another version");
    await writeSiteIndex(new SiteFiles(folder));
    expect(contents()).toEqual(before);
  });
});
