import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/content/check/check-content";
import { withContentTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { parseJsonObject } from "../../../support/json-object";
import { runCommand, textsIn } from "../../../support/run-command";

const club: TreeFiles = {
  "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024", shift: "1st", roll: "612345" },
  "members/2.json": { id: 2, name: "=cmd|' /C calc'!A0", session: "2023-2024", shift: "2nd" },
};

/** Imports this text as it would come from a form. */
function importing(directory: string, csv: string | Buffer, ...parameters: string[]) {
  const file = path.join(directory, "form.csv");
  writeFileSync(file, csv);
  return runCommand("import-members", [file, ...parameters], { contentDirectory: directory });
}

const form =
  "Timestamp\tপূর্ণ নাম\tSession\tShift\tBoard Roll\n1\tনুসরাত জাহান\t২০২৩-২৪\t১ম শিফট\t৬১২৩৪৯\n2\tEva Khan\t2023-24\t1st\t612345\n";

describe("npm run import-members", () => {
  it("shows the columns and rows of a form, and writes them when told to", () => {
    withContentTree(club, (directory) => {
      const dry = importing(directory, Buffer.from(`\uFEFF${form}`, "utf16le"));
      expect(dry).toMatchObject({ status: 0, stderr: "" });
      for (const line of ["Timestamp → not used", "পূর্ণ নাম → name", "will be member 120"])
        expect(dry.stdout).toContain(line);
      expect(dry.stdout).toContain("1 member is not in the file; it stays.\nNothing was written. Add --write");
      expect(Object.keys(textsIn(directory))).not.toContain("members/120.json");
      expect(importing(directory, form, "--write").stdout).toContain("Written: 1 file changed.");
      expect(parseJsonObject(readFileSync(path.join(directory, "members/120.json"), "utf8"))).toEqual({
        id: 120,
        name: "নুসরাত জাহান",
        session: "2023-2024",
        shift: "1st",
        roll: "612349",
      });
      expect(checkContent(directory).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(importing(directory, form, "--write").stdout).toContain("0 new, 2 unchanged");
    });
  });

  it("writes nothing while a row has an error, and says which", () => {
    withContentTree(club, (directory) => {
      const before = textsIn(path.join(directory, "members"));
      const csv = "name,session,shift,roll\nMim,2024-2025,1st,700001\nJoy,2024,1st,700002\n";
      const { status, stdout } = importing(directory, csv, "--write");
      expect(status).toBe(1);
      expect(stdout).toContain("row 3: Joy\n    session: is '2024', expected two years such as 2023-2024");
      expect(textsIn(path.join(directory, "members"))).toEqual(before);
    });
  });

  it("names the file that can't be read, and the column that is not there", () => {
    withContentTree(club, (directory) => {
      const file = path.join(directory, "members/1.json/form.csv");
      expect(runCommand("import-members", [file], { contentDirectory: directory })).toMatchObject({
        status: 1,
        stderr: `${file}: can't be read: a part of its path is a file, not a folder (ENOTDIR), expected a file that you may read\n`,
      });
      expect(importing(directory, "Father,Mother\nA,B\n").stderr).toContain("form.csv: has no column for the name");
      expect(importing(directory, "Father,Who\nA,Mim\n", "--column", "Who=name").stdout).toContain("Who → name");
    });
  });
});

describe("npm run export-members", () => {
  it("writes a file without formulas, whose import changes nothing", () => {
    withContentTree({}, (folder) => {
      const file = path.join(folder, "members.csv");
      const contentDirectory = path.join(folder, "content");
      writeContentTree(contentDirectory, {
        "site/club.json": { name: "C", shortName: "C", baseUrl: "https://c.org" },
        ...club,
      });
      expect(runCommand("export-members", [file], { contentDirectory }).status).toBe(0);
      expect(readFileSync(file, "utf8")).toContain("\n2,'=cmd|' /C calc'!A0,");
      expect(runCommand("import-members", [file], { contentDirectory }).stdout).toContain("0 new, 2 unchanged");
    });
  });
});
