import { readTable } from "../../../../src/domain/tables/read-table";

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
    ["a large file", Buffer.alloc(2_000_001), /is 3 MB, expected at most 2 MB/],
  ])("is refused with a sentence if it is %s", (_, bytes, message) => {
    expect(() => readTable(bytes)).toThrow(message);
  });
});
