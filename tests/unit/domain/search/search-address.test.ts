import { formatSearchAddress, parseSearchAddress, searchPage } from "../../../../src/domain/search/search-address";

describe("The address of a search", () => {
  it.each([
    ["", { query: "", kind: undefined, year: undefined }],
    ["?q=lab", { query: "lab", kind: undefined, year: undefined }],
    ["?q=%E0%A6%9A%E0%A6%B2%E0%A6%95", { query: "চলক", kind: undefined, year: undefined }],
    ["?q=c%2B%2B&kind=Notices&year=2026", { query: "c++", kind: "Notices", year: "2026" }],
    ["?q=a&kind=Nonsense&year=20267", { query: "a", kind: undefined, year: undefined }],
  ])("%j says what is searched for", (address, request) => {
    expect(parseSearchAddress(address)).toEqual(request);
  });

  it.each([
    { query: "c++ & more #1", kind: "Events", year: "2025" },
    { query: "বাংলা", kind: undefined, year: undefined },
  ] as const)("of %j leads back to it", (request) => {
    expect(parseSearchAddress(formatSearchAddress(request))).toEqual(request);
  });

  it("is the page without a query if nothing is searched for", () => {
    expect(searchPage({ query: "" })).toBe("/search");
    expect(searchPage({ query: "lab 2" })).toBe("/search?q=lab+2");
  });
});
