import { decodeTable } from "../../../../tools/member-list/table-file";
import { matchColumns } from "../../../../tools/member-list/match-columns";
import { cellDoubt, memberValue } from "../../../../tools/member-list/member-values";
import { readTable } from "../../../../tools/member-list/read-table";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
};

describe("The text of a CSV file", () => {
  const text = "name,roll\nনুসরাত জাহান,1\n";

  it.each([
    ["utf-8", Buffer.from(text)],
    ["utf-8", Buffer.from(`\uFEFF${text}`)],
    ["utf-16le", utf16(`\uFEFF${text}`)],
    ["utf-16be", utf16(`\uFEFF${text}`, true)],
    ["utf-16le", utf16(text)],
  ])("is read as %s", (encoding, bytes) => {
    expect(decodeTable(bytes)).toEqual({ text, encoding });
  });

  it("is read as Windows-1252 if it is no UTF-8", () => {
    expect(decodeTable(Buffer.from("name\nJosé “Pepe”\n".replace("“", "\x93").replace("”", "\x94"), "latin1"))).toEqual(
      {
        text: "name\nJosé “Pepe”\n",
        encoding: "windows-1252",
      },
    );
  });

  it("is refused where its bytes are damaged, with the line", () => {
    const bytes = Buffer.concat([Buffer.from("name\nনুসরাত\nজাহা"), Buffer.from([0xe0, 0xa6]), Buffer.from("\n")]);
    expect(() => decodeTable(bytes)).toThrow(
      "line 3: contains bytes that are not valid UTF-8, expected undamaged text",
    );
  });

  it.each([
    ["an Excel workbook", [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ["an old Excel workbook", [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])("is refused with the way to save it if it is %s", (_, bytes) => {
    expect(() => decodeTable(Uint8Array.from(bytes))).toThrow(/is an Excel workbook, expected a CSV file.*'CSV UTF-8'/);
  });

  it("is refused if it is not text at all", () => {
    expect(() => decodeTable(Buffer.from("GIF89a\0\0name"))).toThrow("contains bytes that are not text");
  });
});

describe("The table in a CSV text", () => {
  it.each([
    [",", "Name,Roll\r\nEva,1\r\n"],
    [";", "Name;Roll\nEva;1\n"],
    ["\t", "Name\tRoll\rEva\t1\r"],
    [";", "sep=;\nName;Roll\nEva;1\n"],
  ])("may have '%s' between its cells", (separator, text) => {
    expect(readTable(text)).toMatchObject({ separator, headers: ["Name", "Roll"], rows: [{ cells: ["Eva", "1"] }] });
  });

  it("counts rows as a spreadsheet does, across empty ones and cells of several lines", () => {
    const { rows } = readTable('Name,Note\n"Eva","a\nb"\n,\n\nRana,"say ""hi"""\n');
    expect(rows).toEqual([
      { number: 2, cells: ["Eva", "a\nb"] },
      { number: 5, cells: ["Rana", 'say "hi"'] },
    ]);
  });

  it.each([
    ["", "is empty, expected a line of headers"],
    ['Name\n"Eva\n', "has no closing quotation mark"],
    [`Name\n${"x\n".repeat(20_001)}`, "has 20001 rows, expected at most 20000"],
    [",".repeat(300), "is empty"],
    [`${"a,".repeat(300)}\n`, "has 301 columns, expected at most 200"],
    [`Name,Note\nEva,${"x".repeat(10_001)}\n`, "row 2, column 'Note': has 10001 characters, expected at most 10000"],
    [`Name,${"x".repeat(10_001)}\n`, "row 1, column 2: has 10001 characters, expected at most 10000"],
    [`Name,Roll\nEva,1,${"x".repeat(10_001)}\n`, "row 2, column 3: has 10001 characters"],
    [`Name\n${"x".repeat(9_000_000)}\n`, "line 2: has more than 400000 characters, expected at most 400000"],
    [
      `Name\nEva\n"${"x\n".repeat(300_000)}`,
      "row 3: has more than 400000 characters, expected at most 400000. Is a closing quotation mark missing?",
    ],
  ])("is refused with a sentence: %#", (text, message) => {
    expect(() => readTable(text)).toThrow(message);
  });
});

test("A table has no characters in its cells and headers that can't be seen", () => {
  const { headers, rows } = readTable("\uFEFFNa\u200Bme,Roll\u00A0No\u200E\nEva\u00A0Khan,\u202A61\u00AD2\u202C\n");
  expect(headers).toEqual(["Name", "Roll No"]);
  expect(rows).toEqual([{ number: 2, cells: ["Eva Khan", "612"] }]);
});

test("A file of one cell is refused, and long cells take no quadratic time", () => {
  expect(() => readTable(`Name\n${"?".repeat(9_000_000)}x`)).toThrow("characters");
  expect(() => readTable(`Name\nEva${",".repeat(5_000_000)}`)).toThrow("line 2: has more than 400000 characters");
  expect(() => matchColumns(["(".repeat(10_000)])).not.toThrow();
  expect(cellDoubt("name", `${"?".repeat(10_000)}x`)).toBeUndefined();
  const aboutSize = (size: number) => {
    matchColumns(["(".repeat(size)]);
    cellDoubt("name", `${"?".repeat(size)}x`);
  };
  expect(growthOf(aboutSize, 1_000)).toBeLessThan(LARGEST_GROWTH);
});

describe("A column", () => {
  it.each([
    ["Full name", "name"],
    ["Your Name *", "name"],
    ["শিক্ষার্থীর নাম", "name"],
    ["Board Roll No.", "roll"],
    ["রোল নম্বর", "roll"],
    ["Academic Session (e.g. 2023-2024)", "session"],
    ["SHIFT", "shift"],
    ["GitHub Profile Link (if any)", "github"],
    ["Codeforces Handle", "codeforces"],
    ["1. Full name", "name"],
    ["id", "id"],
    ["Member ID", "id"],
    ["What is your father's name?", undefined],
    ["Student ID", undefined],
    ["Timestamp", undefined],
    ["", undefined],
  ])("'%s' fills the field %s", (header, field) => {
    expect(matchColumns([header])).toEqual([{ header, field }]);
  });

  it("holds no links, of which a member has several", () => {
    expect(matchColumns(["Links", "Pronouns"]).map(({ field }) => field)).toEqual([undefined, "pronouns"]);
  });

  it("fills the field that is chosen for it, or none", () => {
    const chosen = new Map([
      ["Who", "name"],
      ["Roll", ""],
    ]);
    expect(matchColumns(["Who", "Roll"], chosen).map(({ field }) => field)).toEqual(["name", undefined]);
  });

  it.each([
    [["Name", "Full name"], new Map<string, string>(), "has two columns for name, 'Name' and 'Full name'"],
    [["Name", "Name"], new Map<string, string>(), "has two columns with the header 'Name', expected one for name"],
    [["Name"], new Map([["Nmae", "name"]]), "has no column 'Nmae', expected one of Name"],
    [["Name"], new Map([["Name", "nmae"]]), "has no field 'nmae' for the column 'Name'"],
  ])("%j with %j is refused", (headers, chosen, message) => {
    expect(() => matchColumns(headers, chosen)).toThrow(message);
  });
});

describe("A cell", () => {
  it.each([
    ["session", "2023-24", "2023-2024"],
    ["session", "২০২৩ – ২০২৪", "2023-2024"],
    ["session", "2023", "2023"],
    ["shift", "2nd Shift", "2nd"],
    ["shift", "১ম শিফট", "1st"],
    ["shift", "night", "night"],
    ["roll", "৬১২৩৪৫", "612345"],
    ["roll", "612345.0", "612345"],
    ["roll", "'=1+1", "=1+1"],
    ["github", "@eva", "https://github.com/eva"],
    ["github", "www.github.com/eva", "https://www.github.com/eva"],
    ["codeforces", "tourist", "https://codeforces.com/profile/tourist"],
    ["portfolio", "eva.example.org", "https://eva.example.org"],
    ["portfolio", "javascript:alert(1)", "javascript:alert(1)"],
    ["iscp", "Yes", true],
    ["iscp", "না", false],
    ["iscp", "perhaps", "perhaps"],
    ["id", "120", 120],
    ["name", "  Eva   Khan ", "Eva Khan"],
    ["name", "   ", undefined],
    ["name", "Nai", "Nai"],
    ["github", "nai-42", "https://github.com/nai-42"],
    ["iscp", "No", false],
    ["roll", "N/A", undefined],
    ["image", "-", undefined],
  ])("of %s with '%s' becomes %j", (field, cell, value) => expect(memberValue(field, cell)).toBe(value));

  it.each(["no", "None", "NA", "n/a", "N.A.", "nil", "Nai", "not  applicable", "-", "--", "@", "_", "নাই", "নেই"])(
    "of a link with '%s' is empty",
    (cell) => {
      const fields = ["portfolio", "linkedin", "github", "codeforces", "facebook"];
      expect(fields.map((field) => memberValue(field, cell))).toEqual(fields.map(() => undefined));
    },
  );

  it.each([
    ["roll", "6.12345E+05", "the spreadsheet has shortened the number"],
    ["name", "??????", "its letters were lost"],
    ["name", "Ev\uFFFD", "its letters were lost"],
  ])("of %s with '%s' is in doubt", (field, cell, doubt) => expect(cellDoubt(field, cell)).toContain(doubt));
});
