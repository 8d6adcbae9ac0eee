import { lastInstant } from "../../../../src/domain/time/schedule-of";

describe("When an event is over", () => {
  it("is the end of its last day", () => {
    expect(lastInstant({ date: "2026-03-01", time: "10:00 AM - 1:00 PM", duration: "2 days" })).toEqual(
      new Date("2026-03-02T13:00:00+06:00"),
    );
  });

  it("is the end of its last repetition", () => {
    const weekly = { date: "2026-03-01", time: "6:00 PM - 7:00 PM", repeats: "weekly", repeatsUntil: "2026-03-20" };
    expect(lastInstant(weekly)).toEqual(new Date("2026-03-15T19:00:00+06:00"));
  });

  it.each([{ date: "2026-03-01", status: "cancelled" }, { date: null }, { date: "soon" }])(
    "is not known of %j",
    (event) => {
      expect(lastInstant(event)).toBeUndefined();
    },
  );
});
