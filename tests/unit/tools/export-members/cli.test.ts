import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withContentTree } from "../../../support/content/content-tree";
import { runCommand, textsIn } from "../../../support/run-command";

const members = { "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024", shift: "1st" } };

/** Runs the test beside the content folder, where a list may be written. */
function besideContent(act: (folder: string, exporting: (file: string) => ReturnType<typeof runCommand>) => void) {
  withContentTree({}, (folder) => {
    withContentTree(members, (content) => {
      act(folder, (file) => runCommand("export-members", [file], { contentDirectory: content }));
      expect(Object.keys(textsIn(content)).sort()).toEqual(["members/1.json", "site/club.json"]);
    });
  });
}

describe("npm run export-members", () => {
  it.each(["list.csv", "list.TSV"])("replaces an older list: %s", (name) => {
    besideContent((folder, exporting) => {
      writeFileSync(path.join(folder, name), "old");
      expect(exporting(path.join(folder, name))).toMatchObject({ status: 0, stderr: "" });
      expect(textsIn(folder)[name]).toContain("Eva Khan");
    });
  });

  it("writes no other file than a list", () => {
    besideContent((folder, exporting) => {
      const file = path.join(folder, "package.json");
      expect(exporting(file)).toMatchObject({
        status: 1,
        stderr: `${file}: expected a name that ends with .csv or .tsv\n`,
      });
      expect(existsSync(file)).toBe(false);
    });
  });

  it("names the file that can't be written, and leaves nothing half-written", () => {
    besideContent((folder, exporting) => {
      mkdirSync(path.join(folder, "list.csv"));
      expect(exporting(path.join(folder, "list.csv"))).toMatchObject({
        status: 1,
        stderr: `${path.join(folder, "list.csv")}: can't be written: it is a folder (EISDIR)\n`,
      });
      expect(readdirSync(folder).sort()).toEqual(["list.csv", "site"]);
    });
  });
});
