import { pageOf } from "../../../../src/domain/notices/notice-list";
import { firstView, type NoticeView } from "../../../../src/domain/notices/notice-view";

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const numbered = (count: number) => titled(...Array.from({ length: count }, (_, index) => `Notice ${index + 1}`));
const view = (changes: Partial<NoticeView> = {}): NoticeView => ({ ...firstView, ...changes });

describe("searching notices", () => {
  it("finds a part of the title, whatever the case", () => {
    const found = pageOf(titled("Lab closed", "New LABELS", "Camp"), view({ query: "lAb" }));
    expect(found.notices.map(({ title }) => title)).toEqual(["Lab closed", "New LABELS"]);
  });

  it("ignores spaces around the words", () => {
    expect(pageOf(titled("Lab closed"), view({ query: "  closed " })).total).toBe(1);
  });

  it("finds everything if only spaces are searched for", () => {
    expect(pageOf(numbered(3), view({ query: "   " })).total).toBe(3);
  });

  it("takes characters of patterns literally", () => {
    expect(pageOf(titled("C++ (basics)", "Cxx"), view({ query: "c++ (" })).total).toBe(1);
  });

  it("finds Bangla however its letters are composed", () => {
    expect(pageOf(titled("সময়সূচি"), view({ query: "সময়".normalize("NFD") })).total).toBe(1);
  });

  it("finds titles as people type them", () => {
    const found = (query: string) => pageOf(titled("Café of O’Neill", "Learn C#", "By e-mail"), view({ query })).total;
    expect(["cafe", "o'neill", "C#", "email"].map(found)).toEqual([1, 1, 1, 1]);
  });

  it("says that nothing was found as 0 to 0 of 0, on one page", () => {
    const found = pageOf(numbered(3), view({ query: "nowhere" }));
    expect(found).toEqual({ notices: [], page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });
});

describe("paging notices", () => {
  it("shows the first ten of eleven, and one on the second page", () => {
    expect(pageOf(numbered(11), view())).toMatchObject({ from: 1, to: 10, total: 11, page: 1, pages: 2 });
    expect(pageOf(numbered(11), view({ page: 2 }))).toMatchObject({ from: 11, to: 11, page: 2, pages: 2 });
  });

  it("needs one page for exactly ten", () => {
    expect(pageOf(numbered(10), view())).toMatchObject({ from: 1, to: 10, pages: 1 });
  });

  it("shows the last page where a link asks for more than there are", () => {
    expect(pageOf(numbered(11), view({ page: 999 }))).toMatchObject({ from: 11, to: 11, page: 2 });
  });

  it("counts pages of what was found, not of all", () => {
    const notices = [...numbered(12), ...titled("Camp")];
    expect(pageOf(notices, view({ query: "camp", page: 2, size: 5 }))).toMatchObject({ from: 1, to: 1, page: 1 });
  });

  it("shows nothing of an empty list", () => {
    expect(pageOf([], view())).toMatchObject({ from: 0, to: 0, total: 0, pages: 1 });
  });
});
