import {
  newestArticleFirst,
  newestEventFirst,
  newestNoticeFirst,
  newestPostFirst,
} from "../../../../src/domain/activities/newest-first";

describe.each([
  ["notice", (jsonId: string, date: string | null) => ({ jsonId, date, publishDate: null })],
  ["article", (jsonId: string, publishDate: string | null) => ({ jsonId, date: null, publishDate })],
])("The newest %s first", (kind, item) => {
  const order = kind === "notice" ? newestNoticeFirst : newestArticleFirst;
  const sorted = (...items: ReturnType<typeof item>[]) => items.sort(order).map(({ jsonId }) => jsonId);

  it("puts the latest day first", () => {
    const items = [item("old", "2025-12-31"), item("new", "2026-02-01"), item("middle", "2026-01-15")];
    expect(sorted(...items)).toEqual(["new", "middle", "old"]);
  });

  it("puts what has no real date last", () => {
    const items = [item("none", null), item("impossible", "2026-02-30"), item("dated", "2020-01-01")];
    expect(sorted(...items)).toEqual(["dated", "impossible", "none"]);
  });

  it("orders what is of one day by id, so that every build lists it in the same order", () => {
    expect(sorted(item("b", "2026-01-01"), item("a", "2026-01-01"))).toEqual(["a", "b"]);
  });
});

describe("The newest event first", () => {
  const newest = newestEventFirst(new Date("2026-02-10T12:00:00+06:00"));
  const early = { jsonId: "early", date: "2026-01-01" };
  const late = { jsonId: "late", date: "2026-03-01" };
  const undated = { jsonId: "undated", date: null };
  const impossible = { jsonId: "impossible", date: "2026-02-30" };

  it("puts the latest date first", () => {
    expect([early, late].sort(newest)).toEqual([late, early]);
  });

  it("puts what has no date before everything else", () => {
    expect([early, undated, late, impossible].sort(newest)).toEqual([impossible, undated, late, early]);
  });

  it("takes of what is repeated the time that comes next", () => {
    const weekly = { jsonId: "weekly", date: "2025-12-02", repeats: "weekly", repeatsUntil: "2026-12-29" };
    expect([early, weekly, late].sort(newest)).toEqual([late, weekly, early]);
    const later = newestEventFirst(new Date("2026-05-01T12:00:00+06:00"));
    expect([early, weekly, late].sort(later)).toEqual([weekly, late, early]);
  });
});

test("The newest post first: the one with the highest id, as a number", () => {
  expect([{ id: 9 }, { id: 10 }, { id: 0 }].sort(newestPostFirst).map(({ id }) => id)).toEqual([10, 9, 0]);
});
