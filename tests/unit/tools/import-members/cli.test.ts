import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/content/check/check-content";
import { withContentTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { parseJsonObject } from "../../../support/json-object";
import { runCommand, runMeasured, textsIn } from "../../../support/run-command";

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

/** Names that no one takes for each other. */
function nameAt(index: number): string {
  const letters = createHash("md5")
    .update(String(index))
    .digest("hex")
    .replace(/[0-9]/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  return `${letters.slice(0, 9)} ${letters.slice(9, 20)}`;
}

const form =
  "Timestamp\tপূর্ণ নাম\tSession\tShift\tBoard Roll\n1\tনুসরাত জাহান\t২০২৩-২৪\t১ম শিফট\t৬১২৩৪৯\n2\tEva Khan\t2023-24\t1st\t612345\n";

describe("npm run import-members", () => {
  it("shows the columns and rows of a form, and writes them when told to", () => {
    withContentTree(club, (directory) => {
      const dry = importing(directory, Buffer.from(`\uFEFF${form}`, "utf16le"));
      expect(dry).toMatchObject({ status: 0, stderr: "" });
      for (const line of ["2 rows, tabs, UTF-16LE", "Timestamp → not used", "পূর্ণ নাম → name", "will be member 120"])
        expect(dry.stdout).toContain(line);
      expect(dry.stdout).toContain("Nothing was written. Add --write to do this.");
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

  it("names the members whom it would remove by their files, in the order of their ids, and counts them", () => {
    const members = [10, 121].map((id) => {
      const fields = { id, name: `Member ${id}`, session: "2023-2024", shift: "1st", roll: `${id}` };
      return [`members/${id}.json`, fields] as const;
    });
    withContentTree({ ...club, ...Object.fromEntries(members) }, (directory) => {
      const csv = "name,session,shift,roll\nEva Khan,2023-2024,1st,612345\n";
      expect(importing(directory, csv).stdout).toContain("1 row, commas");
      expect(importing(directory, csv).stdout).toContain("3 members are not in the file; they stay.");
      const { stdout } = importing(directory, csv, "--delete-missing");
      expect(stdout).toContain(
        [
          "Will be removed, since they are not in the file:",
          `  ${directory}/members/2.json: =cmd|' /C calc'!A0`,
          `  ${directory}/members/10.json: Member 10`,
          `  ${directory}/members/121.json: Member 121`,
        ].join("\n"),
      );
      expect(stdout).toContain("0 new, 1 unchanged, 3 removed\nNothing was written.");
    });
    withContentTree(club, (directory) => {
      const csv = "name,session,shift,roll\nEva Khan,2023-2024,1st,612345\nMim,2024,1st,\n";
      expect(importing(directory, csv).stdout).toContain("1 member is not in the file; it stays.");
      expect(importing(directory, csv, "--delete-missing").stdout).toContain(
        "1 member is not in the file; it stays until every row is matched.",
      );
    });
  });

  it("reads each option that is given twice, and refuses two that contradict each other", () => {
    withContentTree(club, (directory) => {
      const csv = "name,session,shift,roll\nMim,2024-2025,1st,7\nJoy,2024-2025,1st,7\n";
      expect(importing(directory, csv, "--new", "2", "--new", "3").stdout).toContain("2 new");
      expect(importing(directory, csv, "--new", "2-3").stdout).toContain("2 new");
      expect(importing(directory, csv, "--new", "3-2").stderr).toContain(
        "--new: is '3-2', expected a range such as 9-12.",
      );
      expect(importing(directory, csv, "--set", "shift=1st", "--set", "shift=2nd").stderr).toBe(
        "--set: names 'shift' twice, expected one value for it.\n",
      );
      expect(importing(directory, csv, "--same", "2=1", "--same", "2=2").stderr).toBe(
        "--same: names '2' twice, expected one value for it.\n",
      );
    });
  });

  it("writes nothing while a row has an error, and says which", () => {
    withContentTree(club, (directory) => {
      const before = textsIn(path.join(directory, "members"));
      const csv = "name,session,shift,roll\nMim,2024-2025,1st,700001\nJoy,2024,1st,700002\nRoy,2024-2025,1st,700001\n";
      const { status, stdout } = importing(directory, csv, "--write");
      expect(status).toBe(1);
      expect(stdout).toContain("row 3: Joy\n    session: is '2024', expected two years such as 2023-2024");
      expect(stdout).toContain("row 4: Roy\n    the roll 700001 is that of row 2, Mim");
      expect(textsIn(path.join(directory, "members"))).toEqual(before);
    });
  });

  it("says within 500 MB what 10,000 rows would do, and takes time in proportion to them", () => {
    const shift = (index: number) => (index % 2 === 0 ? "1st" : "2nd");
    const known: TreeFiles = Object.fromEntries(
      Array.from(
        { length: 2000 },
        (_, index) =>
          [
            `members/${index + 1}.json`,
            {
              id: index + 1,
              name: nameAt(index),
              session: "2023-2024",
              shift: shift(index),
              roll: `6${index + 10_000}`,
            },
          ] as const,
      ),
    );
    const rows = Array.from(
      { length: 10_000 },
      (_, index) =>
        `${nameAt(index)},2023-24,${shift(index)},6${index + 10_000},https://codeforces.com/profile/m${index}\n`,
    );
    withContentTree(known, (directory) => {
      const file = path.join(directory, "form.csv");
      const importFirst = (count: number) => {
        writeFileSync(file, `name,session,shift,roll,codeforces\n${rows.slice(0, count).join("")}`);
        return runMeasured("import-members", [file], directory);
      };
      const { seconds: few } = importFirst(1000);
      const { status, stdout, stderr, seconds, memory } = importFirst(10_000);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toContain("2000 changed, 8000 new");
      // About 2.5, since reading the club takes most of the time of the shorter list.
      expect(seconds / few).toBeLessThan(5);
      expect(memory).toBeLessThan(500);
    });
  });

  it("refuses a million rows about as quickly as a list of no one", () => {
    withContentTree(club, (directory) => {
      const file = path.join(directory, "form.csv");
      // Beside other work even processor time varies: only the fastest run counts.
      const fastestOf = (text: string) => {
        writeFileSync(file, text);
        const runs = Array.from({ length: 3 }, () => runMeasured("import-members", [file, "--write"], directory));
        return { ...runs[0], seconds: Math.min(...runs.map(({ seconds }) => seconds)) };
      };
      const { seconds: least } = fastestOf("name\n");
      const { status, stderr, seconds } = fastestOf(`name\n${"1\n".repeat(1_000_000)}`);
      expect(status).toBe(1);
      expect(stderr).toMatch(/has 1,000,000 rows, expected at most 20,000 rows and 10 MB for a list of members\.\n$/);
      expect(seconds / least).toBeLessThan(2);
    });
  });

  it("refuses files that are not lists of members, with a sentence", () => {
    withContentTree(club, (directory) => {
      const damaged = importing(
        directory,
        Buffer.concat([Buffer.from("name\nনুসরাত"), Buffer.from([0xe0]), Buffer.from("\n")]),
      );
      expect(damaged.stderr).toMatch(/form\.csv: line 2: contains bytes that are not valid UTF-8/);
      expect(importing(directory, "Father,Mother\nA,B\n").stderr).toContain(
        "has no column for the name among Father, Mother",
      );
    });
  });

  it("says why the system does not let a file be read", () => {
    withContentTree(club, (directory) => {
      const file = path.join(directory, "members/1.json/form.csv");
      const { status, stderr } = runCommand("import-members", [file], { contentDirectory: directory });
      expect({ status, stderr: stderr.trim() }).toEqual({
        status: 1,
        stderr: `${file}: can't be read: a part of its path is a file, not a folder (ENOTDIR).`,
      });
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
      const text = readFileSync(file, "utf8");
      expect(text).toContain("\n2,'=cmd|' /C calc'!A0,");
      expect(runCommand("import-members", [file], { contentDirectory }).stdout).toContain("0 new, 2 unchanged");
    });
  });
});
