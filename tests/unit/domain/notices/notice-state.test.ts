import { noticeState, noticeStateChange } from "../../../../src/domain/notices/notice-state";

const notice = (expiryDate: string | null, isActive: boolean | null = null) => ({
  priority: null,
  expiryDate,
  isActive,
});

describe("whether a notice counts", () => {
  it("counts to the end of its last day at UTC+6", () => {
    expect(noticeState(notice("2026-02-10"), new Date("2026-02-10T17:59:59Z"))).toBe("current");
  });

  it("is expired when that day has ended there", () => {
    expect(noticeState(notice("2026-02-10"), new Date("2026-02-10T18:00:00Z"))).toBe("expired");
  });

  it("never expires without a real date", () => {
    const late = new Date("2099-01-01T00:00:00Z");
    expect(noticeState(notice(null), late)).toBe("current");
    expect(noticeState(notice("2026-02-30"), late)).toBe("current");
  });

  it("is inactive where its file says so, whatever the date", () => {
    const late = new Date("2099-01-01T00:00:00Z");
    expect(noticeState(notice("2026-02-10", false), late)).toBe("inactive");
    expect(noticeState(notice("2026-02-10", true), late)).toBe("expired");
  });
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
