import {
  firstView,
  formatNoticeView,
  parseNoticeView,
  pageOf,
  type NoticeView,
} from "../../../../src/domain/notices/notice-list";

describe("the view in an address", () => {
  it("is the first one where the address says nothing", () => {
    expect(parseNoticeView("")).toEqual({ query: "", page: 1, size: 10 });
    expect(formatNoticeView(firstView)).toBe("");
  });

  it("leaves out what is as at first", () => {
    expect(formatNoticeView({ query: "", page: 2, size: 10 })).toBe("?page=2");
    expect(formatNoticeView({ query: "lab", page: 1, size: 10 })).toBe("?q=lab");
  });

  it.each(["lab ", "a&b=c#d", "100% + 1", "ক্লাব", "?q=x", '"<b>"'])(
    "comes back as it was with the search %j",
    (query) => {
      const view = { query, page: 3, size: 50 } as const;
      expect(parseNoticeView(formatNoticeView(view))).toEqual(view);
    },
  );

  it.each(["0", "-1", "1.5", "1e3", "two", "", " 2", "99999999999999999999"])(
    "begins at page 1 for the page %j",
    (page) => {
      expect(parseNoticeView(`?page=${encodeURIComponent(page)}`).page).toBe(1);
    },
  );

  it.each(["0", "7", "10.0", "-5", "all", ""])("shows 10 for the size %j", (size) => {
    expect(parseNoticeView(`?size=${size}`).size).toBe(10);
  });

  it.each([5, 10, 20, 50])("takes the size %i", (size) => {
    expect(parseNoticeView(`?size=${size}`).size).toBe(size);
  });

  it("takes the first of a parameter that is listed twice, and passes over others", () => {
    expect(parseNoticeView("?page=2&page=3&utm_source=x&q=%E0%A4%A")).toMatchObject({ page: 2, size: 10 });
  });
});

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const numbered = (count: number) => titled(...Array.from({ length: count }, (_, index) => `Notice ${index + 1}`));
const view = (changes: Partial<NoticeView> = {}): NoticeView => ({ ...firstView, ...changes });

describe("searching notices", () => {
  it.each([
    ["a part of the title, whatever the case", "lAb", ["Lab closed", "New LABELS"]],
    ["Bangla however its letters are composed", "সময়".normalize("NFD"), ["সময়সূচি"]],
    ["a word without its accent", "cafe", ["Café of O’Neill"]],
    ["a name with another apostrophe", "o'neill", ["Café of O’Neill"]],
    ["a word with its sign", "C#", ["Learn C#"]],
    ["a word without its hyphen", "email", ["By e-mail"]],
  ])("finds %s: %j", (_, query, titles) => {
    const all = [
      "Lab closed",
      "New LABELS",
      "C++ (basics)",
      "Cxx",
      "সময়সূচি",
      "Café of O’Neill",
      "Learn C#",
      "By e-mail",
    ];
    expect(pageOf(titled(...all), view({ query })).notices).toEqual(titled(...titles));
  });

  it("says that nothing was found as 0 to 0 of 0, on one page", () => {
    const found = pageOf(numbered(3), view({ query: "nowhere" }));
    expect(found).toEqual({ notices: [], page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });
});

describe("paging notices", () => {
  it.each([
    ["the first ten of eleven", 11, 1, { from: 1, to: 10, total: 11, page: 1, pages: 2 }],
    ["one of eleven on the second page", 11, 2, { from: 11, to: 11, total: 11, page: 2, pages: 2 }],
    ["the last page where a link asks for more than there are", 11, 999, { from: 11, to: 11, page: 2 }],
    ["exactly ten on one page", 10, 1, { from: 1, to: 10, pages: 1 }],
    ["nothing of an empty list", 0, 1, { from: 0, to: 0, total: 0, pages: 1 }],
  ])("shows %s", (_, count, page, shown) => {
    expect(pageOf(numbered(count), view({ page }))).toMatchObject(shown);
  });
});
