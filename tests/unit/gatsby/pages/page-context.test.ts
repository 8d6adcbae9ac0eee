import { titleSuffixes } from "../../../../src/gatsby/pages/page-context";

describe("what tells pages of one title apart", () => {
  it("is nothing where the title is unique", () => {
    const items = [
      { id: "a", title: "First" },
      { id: "b", title: "Second" },
    ];
    expect([...titleSuffixes(items).values()]).toEqual(["", ""]);
  });

  it("is the id of each of those that share a title", () => {
    const items = [
      { id: "a", title: "Same" },
      { id: "b", title: "Other" },
      { id: "c", title: " Same " },
    ];
    expect(Object.fromEntries(titleSuffixes(items))).toEqual({ a: " (a)", b: "", c: " (c)" });
  });
});
