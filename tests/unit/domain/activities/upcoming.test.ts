import { upcomingAt, upcomingChange } from "../../../../src/domain/activities/upcoming";

const now = new Date("2026-02-14T10:00:00+06:00");
const on = (date: string | null, time: string | null = null) => ({ date, time });

describe("What comes next", () => {
  it("is the earliest first, never more than three", () => {
    const entries = [on("2026-07-01"), on("2026-06-01"), on("2026-05-01"), on("2026-04-01"), on("2026-03-01")];
    expect(upcomingAt(entries, now).map(({ date }) => date)).toEqual(["2026-03-01", "2026-04-01", "2026-05-01"]);
  });

  it("leaves out what has begun, what is past and what has no date", () => {
    const today = on("2026-02-14");
    const soon = on("2026-02-14", "10:01 AM");
    const entries = [on("2026-02-14", "10:00 AM - 6 PM"), on("2026-02-13"), on(null), on("2026-02-30"), soon, today];
    expect(upcomingAt(entries, now)).toEqual([today, soon]);
  });

  it("is nothing where nothing is planned", () => {
    expect(upcomingAt([], now)).toEqual([]);
  });
});

describe("The next change of what comes next", () => {
  const entries = ["2026-02-10", "2026-02-20"].map((date) => ({ date, time: "10:00 AM" }));

  it("is the start of the first", () => {
    expect(upcomingChange(entries, new Date("2026-02-01T00:00:00Z"))).toEqual(new Date("2026-02-10T10:00:00+06:00"));
  });

  it("does not come where nothing comes", () => {
    expect(upcomingChange(entries, new Date("2026-03-01T00:00:00Z"))).toBeUndefined();
  });
});
