import fs from "node:fs";
import path from "node:path";
import { readContentTree } from "../../../src/content/content-tree";
import { makeFolder } from "../../support/temporary-folder";

describe("A content tree", () => {
  const folder = makeFolder();

  it("has its files in the same order, independent of the disk", () => {
    const names = ["b.json", "a.json", "B.json", "10.json", "9.json"];
    for (const name of names) fs.writeFileSync(path.join(folder, name), "{}");
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    for (const listed of [entries, entries.toReversed()]) {
      jest.spyOn(fs, "readdirSync").mockReturnValueOnce(listed as never);
      expect([...readContentTree(folder).files]).toEqual([...names].sort());
    }
  });
});
