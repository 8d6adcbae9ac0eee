import { directoryAddress, readDirectoryState } from "../../../../src/domain/directory/directory-address";

const options = { sessions: ["2023-2024", "2021-2022"], shifts: ["1st", "2nd"] };
const read = (address: string) => readDirectoryState(address, options);
const all = { query: "", session: "", shift: "", view: "all", tier: "" } as const;

describe("the address of the directory", () => {
  it("says nothing for the whole list", () => {
    expect(directoryAddress(all)).toBe("");
    expect(read("")).toEqual(all);
  });

  it("selects the Codeforces view by its fragment", () => {
    expect(directoryAddress({ ...all, view: "codeforces" })).toBe("#codeforces");
    expect(read("#codeforces").view).toBe("codeforces");
    expect(read("#codeforces2").view).toBe("all");
    expect(read("#").view).toBe("all");
  });

  it.each([
    { query: "tamim", session: "2023-2024", shift: "2nd", view: "codeforces", tier: "candidate-master" },
    { query: "রহিমা & co #1 100%", session: "", shift: "", view: "all", tier: "" },
    { query: "rakib ", session: "2021-2022", shift: "", view: "all", tier: "" },
  ] as const)("is the same after a round trip through the address: $query", (state) => {
    expect(read(directoryAddress(state))).toEqual(state);
  });

  it("leaves out a query of spaces", () => {
    expect(directoryAddress({ ...all, query: "  " })).toBe("");
  });

  it("ignores a session or shift that no one has", () => {
    expect(read("?session=1971-1972&shift=3rd&q=a")).toEqual({ ...all, query: "a" });
  });

  it("accepts only existing tiers, and only in the Codeforces view", () => {
    expect(read("?tier=expert#codeforces").tier).toBe("expert");
    expect(read("?tier=emperor#codeforces").tier).toBe("");
    expect(read("?tier=expert")).toEqual(all);
    expect(directoryAddress({ ...all, tier: "expert" })).toBe("");
  });

  it("ignores broken encodings, repeated and unknown parameters", () => {
    expect(read("?q=%E0%A4&utm_source=x").query).toBe("\ufffd");
    expect(read("?q=a&q=b").query).toBe("a");
    expect(read(`?q=${"x".repeat(5000)}`).query).toHaveLength(200);
  });
});
