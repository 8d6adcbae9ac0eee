import { firstView, formatNoticeView, parseNoticeView } from "../../../../src/domain/notices/notice-view";

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

  it("takes the first of a parameter that is there twice, and passes over others", () => {
    expect(parseNoticeView("?page=2&page=3&utm_source=x&q=%E0%A4%A")).toMatchObject({ page: 2, size: 10 });
  });
});
