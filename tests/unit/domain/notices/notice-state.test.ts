import { noticeState, noticeStateChange } from "../../../../src/domain/notices/notice-state";

const notice = (expiryDate: string | null, isActive: boolean | null = null) => ({
  priority: null,
  expiryDate,
  isActive,
});

describe("whether a notice counts", () => {
  it.each([
    ["current to the end of its last day at UTC+6", notice("2026-02-10"), "2026-02-10T17:59:59Z", "current"],
    ["expired when that day has ended there", notice("2026-02-10"), "2026-02-10T18:00:00Z", "expired"],
    ["current without a last day", notice(null), "2099-01-01T00:00:00Z", "current"],
    ["current without a real day", notice("2026-02-30"), "2099-01-01T00:00:00Z", "current"],
    ["inactive where its file says so", notice("2026-02-10", false), "2099-01-01T00:00:00Z", "inactive"],
    ["expired even if its file calls it active", notice("2026-02-10", true), "2099-01-01T00:00:00Z", "expired"],
  ])("is %s", (_, item, now, state) => expect(noticeState(item, new Date(now))).toBe(state));
});

describe("the next change of a notice", () => {
  it("is the end of its last day", () => {
    const change = noticeStateChange(notice("2026-02-10"), new Date("2026-02-01T00:00:00Z"));
    expect(change).toEqual(new Date("2026-02-10T18:00:00Z"));
  });

  it.each([
    ["expired", notice("2026-01-10")],
    ["inactive", notice("2026-02-10", false)],
    ["without a last day", notice(null)],
  ])("does not come for one that is %s", (_, other) => {
    expect(noticeStateChange(other, new Date("2026-02-01T00:00:00Z"))).toBeUndefined();
  });
});
