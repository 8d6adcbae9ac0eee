import { newestFirst } from "../../../src/domain/event-order";

const early = { date: "2026-01-01" };
const late = { date: "2026-03-01" };
const undated = { date: null };
const impossible = { date: "2026-02-30" };

describe("Newest first", () => {
  it("puts the latest date first", () => {
    expect([early, late].sort(newestFirst)).toEqual([late, early]);
  });

  it("puts what has no date before everything else, in the order given", () => {
    expect([early, undated, late, impossible].sort(newestFirst)).toEqual([undated, impossible, late, early]);
  });

  it("tells the hours of one day apart", () => {
    const morning = { date: "2026-01-01", time: "9 AM" };
    const noon = { date: "2026-01-01", time: "12 PM" };
    const midnight = { date: "2026-01-01", time: "12 AM" };
    expect([morning, midnight, noon].sort(newestFirst)).toEqual([noon, morning, midnight]);
  });

  it("answers the same whichever of two is asked about", () => {
    for (const a of [early, late, undated, impossible])
      for (const b of [early, late, undated, impossible])
        expect(Math.sign(newestFirst(a, b)) + Math.sign(newestFirst(b, a))).toBe(0);
  });
});
