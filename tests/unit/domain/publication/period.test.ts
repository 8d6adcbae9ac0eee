import { isInPeriod, periodInstants } from "../../../../src/domain/publication/period";

const zone = "Asia/Dhaka";

describe("A period, in Dhaka", () => {
  const period = { from: "2026-01-10", until: "2026-01-20" };

  it.each([
    ["2026-01-09T17:59:59Z", false],
    ["2026-01-09T18:00:00Z", true],
    ["2026-01-20T17:59:59Z", true],
    ["2026-01-20T18:00:00Z", false],
  ])("from the beginning of its first day to the end of its last one: at %s %s", (now, isIn) => {
    expect(isInPeriod(period, new Date(now), zone)).toBe(isIn);
  });

  it("has no limit where a day is missing or does not exist", () => {
    expect(isInPeriod({ from: null, until: "2026-02-30" }, new Date(0), zone)).toBe(true);
    expect(periodInstants({ from: "soon" }, zone)).toEqual([]);
  });
});
