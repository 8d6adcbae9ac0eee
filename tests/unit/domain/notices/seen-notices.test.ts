import { NEWEST, newNotices, seenNoticesText } from "../../../../src/domain/notices/seen-notices";

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

describe("New notices", () => {
  it("are those that were not there at the last visit", () => {
    expect(newNotices(["c", "b", "a"], seenNoticesText(["a"]))).toEqual(["c", "b"]);
    expect(newNotices(["c", "b", "a"], seenNoticesText(["b", "a", "x"]))).toEqual(["c"]);
    expect(newNotices(["a"], seenNoticesText(["a"]))).toEqual([]);
    expect(newNotices(["a"], seenNoticesText(["a-2"]))).toEqual(["a"]);
  });

  it("are also those between two that were there, as a pinned one moves up", () => {
    expect(newNotices(["b", "c", "a"], seenNoticesText(["b", "a"]))).toEqual(["c"]);
  });

  it("are all notices if there was none before, and none on the first visit", () => {
    expect(newNotices(["a"], seenNoticesText([]))).toEqual(["a"]);
    for (const stored of [null, undefined]) expect(newNotices(["a"], stored)).toEqual([]);
  });

  it("are not old notices that come into the list because newer ones were removed", () => {
    const ids = numbered(2 * NEWEST + 5);
    expect(newNotices(ids.slice(NEWEST), seenNoticesText(ids))).toEqual([]);
  });

  it("are at most as many as are compared, for a reader who has seen none of them", () => {
    const ids = numbered(NEWEST + 1);
    expect(newNotices(ids, seenNoticesText(["gone"]))).toEqual(ids.slice(0, NEWEST));
  });

  it("are none for a reader who wants nothing remembered, and for storage that holds something else", () => {
    expect(newNotices(["a"], seenNoticesText(undefined))).toEqual([]);
    for (const stored of ["{", "5", "null", ""]) expect(newNotices(["a"], stored)).toEqual([]);
  });
});
