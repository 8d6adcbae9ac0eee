import { NEWEST, newNotices, readSeenNotices, seenNoticesText } from "../../../../src/domain/notices/seen-notices";

const after = (ids: readonly string[]) => readSeenNotices(seenNoticesText(ids));

describe("New notices", () => {
  it("are those that were not there at the last visit", () => {
    expect(newNotices(["c", "b", "a"], after(["a"]))).toEqual(["c", "b"]);
    expect(newNotices(["c", "b", "a"], after(["b", "a", "x"]))).toEqual(["c"]);
    expect(newNotices(["a"], after(["a"]))).toEqual([]);
  });

  it("are also those between two that were there, as a pinned one moves up", () => {
    expect(newNotices(["b", "c", "a"], after(["b", "a"]))).toEqual(["c"]);
  });

  it("are all notices if there was none before, and none on the first visit", () => {
    expect(newNotices(["a"], after([]))).toEqual(["a"]);
    expect(newNotices(["a"], readSeenNotices(null))).toEqual([]);
  });

  it("are not old notices that come into the list because newer ones were removed", () => {
    const ids = Array.from({ length: NEWEST + 5 }, (_, index) => `n${index}`);
    expect(newNotices(ids.slice(5), after(ids))).toEqual([]);
  });

  it("are at most as many as are compared, for a reader who has seen none of them", () => {
    const ids = Array.from({ length: NEWEST + 1 }, (_, index) => `n${index}`);
    expect(newNotices(ids, after(["gone"]))).toEqual(ids.slice(0, NEWEST));
  });

  it("are none for a reader who wants nothing remembered, and for storage that holds something else", () => {
    expect(newNotices(["a"], readSeenNotices(seenNoticesText(undefined)))).toEqual([]);
    for (const stored of ["{", "5", "[1]", "null"]) expect(newNotices(["a"], readSeenNotices(stored))).toEqual([]);
  });
});

describe("What a device remembers of the notices", () => {
  it("is no more than what is compared", () => {
    const ids = Array.from({ length: NEWEST + 5 }, (_, index) => `n${index}`);
    expect([...(after(ids).ids ?? [])]).toEqual(ids.slice(0, NEWEST));
  });

  it("is that its reader wants nothing remembered", () => {
    expect(readSeenNotices(seenNoticesText(undefined))).toEqual({ isOn: false, ids: undefined });
    expect(readSeenNotices(null)).toEqual({ isOn: true, ids: undefined });
  });
});
