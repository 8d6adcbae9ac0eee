import { matchColumns } from "../../../../tools/member-list/match-columns";
import { readTable } from "../../../../tools/member-list/read-table";

describe("The table in a CSV file", () => {
  it.each([
    ["commas", Buffer.from("Name,Roll\r\nEva,1\r\n")],
    ["semicolons", Buffer.from("Name;Roll\nEva;1\n")],
    ["a line that names its separator", Buffer.from("\uFEFFsep=;\r\nName;Roll\r\nEva;1\r\n")],
    ["tabs", Buffer.from("Name\tRoll\rEva\t1\r")],
    ["a byte order mark", Buffer.from("\uFEFFName,Roll\nEva,1\n")],
    ["two bytes for each character", Buffer.from("\uFEFFName\tRoll\nEva\t1\n", "utf16le")],
    ["characters that can't be seen", Buffer.from("Na\u200Bme,Roll\u00A0\u200E\nEva,\u202A1\u202C\n")],
  ])("may have %s", (_, bytes) => {
    expect(readTable(bytes)).toEqual({ headers: ["Name", "Roll"], rows: [{ number: 2, cells: ["Eva", "1"] }] });
  });

  it("counts rows as a spreadsheet does, across empty ones and cells of several lines", () => {
    expect(readTable(Buffer.from('Name,Note\n"Eva","a\nb"\n,\n,\nRana,"say ""hi"""\n')).rows).toEqual([
      { number: 2, cells: ["Eva", "a b"] },
      { number: 5, cells: ["Rana", 'say "hi"'] },
    ]);
  });

  it.each([
    ["an Excel workbook", Buffer.from("PK\u0003\u0004"), /is an Excel workbook, expected a CSV file.*'CSV UTF-8'/],
    ["Latin-1", Buffer.from("name\nJosé\n", "latin1"), /is not in UTF-8, expected a CSV file.*'CSV UTF-8'/],
    ["nothing", Buffer.from(""), /is empty, expected a line of headers/],
    ["an open quotation mark", Buffer.from('Name\n"Eva\n'), /can't be read \(.*Quote/],
    ["a large file", Buffer.alloc(2_000_001), /has 3 MB, expected at most 2 MB/],
  ])("is refused with a sentence if it is %s", (_, bytes, message) => {
    expect(() => readTable(bytes)).toThrow(message);
  });
});

describe("A column", () => {
  it("may fill the same field as another one", () => {
    expect(matchColumns(["Name", "Roll", "Roll"]).map(({ field }) => field)).toEqual(["name", "roll", "roll"]);
  });

  it.each([
    ["আপনার নাম", "name"],
    ["আপনার পূর্ণ নাম কী?", "name"],
    ["¿Cuál es tu nombre?", "name"],
    ["Qual é o seu nome?", "name"],
    ["ما اسمك؟", "name"],
    ["3. What is your roll number?", "roll"],
    ["In which shift are you?", "shift"],
    ["Father's name", undefined],
    ["Name of your school", undefined],
    ["Tell us in your own words what you learned in the last session", undefined],
  ])("may be a question: %s", (question, field) => {
    expect(matchColumns(["id", question])[1]?.field).toBe(field);
  });

  it("is no question if another column fills the field, or two ask for it", () => {
    const fields = (...headers: string[]) => matchColumns(["id", ...headers]).map(({ field }) => field);
    expect(fields("Name", "Your name in Bangla")).toEqual(["id", "name", undefined]);
    expect(fields("Your name in Bangla", "Your name in English")).toEqual(["id", undefined, undefined]);
  });

  it("fills the field that is chosen for it, or none", () => {
    const chosen = new Map([
      ["Who", "name"],
      ["Roll", ""],
    ]);
    expect(matchColumns(["Who", "Name", "Roll"], chosen).map(({ field }) => field)).toEqual([
      "name",
      undefined,
      undefined,
    ]);
  });

  it.each([
    [["Name"], { Nmae: "name" }, "has no 'Nmae=name' for --column, expected one of the headers Name and"],
    [["Name"], { Name: "nmae" }, "has no 'Name=nmae' for --column"],
    [["Father", "Mother"], {}, "has no column for the name among Father, Mother"],
  ])("%j with %j is refused", (headers, chosen, message) => {
    expect(() => matchColumns(headers, new Map(Object.entries(chosen)))).toThrow(message);
  });
});
