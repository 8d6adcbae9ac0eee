import { newestTermFirst, termBefore, termKey, yearsOf } from "../../../../src/domain/people/terms";

describe("A term", () => {
  it.each([
    ["2023 – 2024", "2023-2024"],
    ["২০২৩-২০২৪", "2023-2024"],
    [" 2023 / 2024 ", "2023-2024"],
    ["Spring  2024", "Spring 2024"],
  ])("'%s' is compared as '%s'", (term, key) => expect(termKey(term)).toBe(key));

  it.each([
    ["2023-2024", [2023, 2024]],
    ["2023-24", [2023, 2024]],
    ["Since 2020", [2020]],
    ["the first", []],
    ["12-2024", [2024]],
  ])("'%s' names the years %j", (term, years) => expect(yearsOf(term)).toEqual(years));

  it("comes before an older one, and one without a year last", () => {
    const terms = ["founders", "2021-2022", "2023", "2022-2023", "2024"];
    expect(terms.sort(newestTermFirst)).toEqual(["2024", "2023", "2022-2023", "2021-2022", "founders"]);
  });

  it.each([
    ["2027", [], "2026"],
    ["2027", ["2024", "2025"], "2026"],
    ["2027", ["2019", "2024-2025"], "2026-2027"],
    ["2027-2028", [], "2026-2027"],
    ["2027-2029", [], "2025-2027"],
    ["next", [], undefined],
  ])("before %s in a club with %j is %s", (term, earlier, before) => expect(termBefore(term, earlier)).toBe(before));
});
