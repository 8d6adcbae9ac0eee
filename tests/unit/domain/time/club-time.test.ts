import {
  dayAtClub,
  instantAtClub,
  isoAtClub,
  isoTimeAtClub,
  rfc822AtClub,
} from "../../../../src/domain/time/club-time";

describe("The club's time", () => {
  it("writes an instant with the offset of UTC+6 and without fractions", () => {
    expect(isoAtClub(new Date("2026-02-13T18:00:00.999Z"))).toBe("2026-02-14T00:00:00+06:00");
    expect(isoAtClub(new Date("2025-12-31T17:59:59Z"))).toBe("2025-12-31T23:59:59+06:00");
  });

  it("writes an instant as e-mail does", () => {
    expect(rfc822AtClub(new Date("2026-12-31T20:30:00Z"))).toBe("Fri, 01 Jan 2027 02:30:00 +0600");
  });

  it("begins a day six hours before UTC does", () => {
    expect(dayAtClub(new Date("2026-02-13T17:59:59Z"))).toBe("2026-02-13");
    expect(dayAtClub(new Date("2026-02-13T18:00:00Z"))).toBe("2026-02-14");
  });

  it("gives the instant that a day and a time mean", () => {
    expect(instantAtClub("2026-02-14").toISOString()).toBe("2026-02-13T18:00:00.000Z");
    expect(instantAtClub("2026-02-14", "18:30:00").toISOString()).toBe("2026-02-14T12:30:00.000Z");
    expect(isoTimeAtClub("2026-02-14", "18:30:00")).toBe("2026-02-14T18:30:00+06:00");
  });
});
