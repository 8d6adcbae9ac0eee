import { archiveTitle, archiveYears, archiveYear } from "../../../src/domain/year-pages";

const notices = (count: number, date: string | null) => Array.from({ length: count }, () => ({ date }));

describe("the archive of notices", () => {
  it("is not there while one page can list all notices", () => {
    expect(archiveYears([...notices(60, "2026-02-01"), ...notices(40, "2025-01-01")])).toEqual([]);
  });

  it("has a page a year once there are more, the undated last", () => {
    const all = [...notices(60, "2026-02-01"), ...notices(40, "2024-01-01"), ...notices(1, null)];
    expect(archiveYears(all)).toEqual(["2026", "2024", "undated"]);
  });

  it.each([
    ["2026-02-28", "2026"],
    ["2026-02-30", "undated"],
    ["next week", "undated"],
    ["", "undated"],
    [null, "undated"],
  ])("puts %j under %s", (date, year) => {
    expect(archiveYear({ date })).toBe(year);
  });

  it("names its pages", () => {
    expect(archiveTitle("2026")).toBe("Notices of 2026");
    expect(archiveTitle("undated")).toBe("Undated notices");
  });
});
