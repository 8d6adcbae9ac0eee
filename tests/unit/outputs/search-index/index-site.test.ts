import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeSiteIndex } from "../../../../src/outputs/search-index/index-site";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { emptyFolder } from "../../../support/temporary-folder";

const directory = emptyFolder();
const at = (name: string) => path.join(directory, name);
const writePage = (name: string, words: string) =>
  writeFileSync(
    at(name),
    `<html lang="en"><head><title>${name}</title></head><body><main>${words}</main></body></html>`,
  );

/** The parts of the index that hold what is shown of a page, with what tells one file from another. */
function fragments(): ReadonlyMap<string, number> {
  const folder = at("pagefind/fragment");
  return new Map(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).ino]));
}

beforeEach(() => {
  writePage("one.html", "Sorting");
  writePage("two.html", "Searching");
});

describe("The search index", () => {
  it("keeps what is known of pages that have not changed", async () => {
    await writeSiteIndex(new SiteFiles(directory));
    const before = fragments();
    expect(before.size).toBe(2);
    writePage("two.html", "Searching in trees");
    await writeSiteIndex(new SiteFiles(directory));
    const after = fragments();
    // The old version of a changed page goes once everything else is written.
    expect([...before].filter(([name, file]) => after.get(name) !== file)).toEqual([]);
    expect(after.size).toBe(3);
  });

  it("keeps nothing that another version of Pagefind has written under the same names", async () => {
    await writeSiteIndex(new SiteFiles(directory));
    const names = [...fragments().keys()];
    const contents = () => names.map((name) => readFileSync(at(`pagefind/fragment/${name}`), "base64"));
    const before = contents();
    for (const name of names) writeFileSync(at(`pagefind/fragment/${name}`), "of another version");
    await writeSiteIndex(new SiteFiles(directory));
    expect(contents()).toEqual(before);
  });
});
