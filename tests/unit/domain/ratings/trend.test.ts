import { packSnapshot, unpackSnapshot } from "../../../../src/domain/ratings/snapshot";
import { recentChange, trendOf } from "../../../../src/domain/ratings/trend";

const step = (day: string, rating: number) => ({ day, rating });
const day = "2026-11-20";

describe("The trend of a rating", () => {
  it("is a digit every 30 days, between the lowest and the highest rating", () => {
    const steps = [step("2025-01-01", 1200), step("2026-10-01", 1400), step("2026-11-01", 1300)];
    expect(trendOf(steps, 1300, day).line).toBe("00000000000zi");
  });

  it("begins with the first rating, and does not make much of little", () => {
    const steps = [step("2026-09-01", 1200), step("2026-11-01", 1210)];
    expect(trendOf(steps, 1210, day).line).toBe("ggj");
  });

  it("is no line if the rating was the same all the time, or has just come", () => {
    expect(trendOf([step("2020-01-01", 1200)], 1200, day).line).toBe("");
    expect(trendOf([step("2026-11-19", 1200)], 1200, day).line).toBe("");
  });

  it("travels with the snapshot", () => {
    const taken = { takenAt: `${day}T12:00:00Z`, histories: new Map([["ann", history("2026-09-01", "2026-11-01")]]) };
    const ratings = ["Ann", "ben"].map((handle) => ({ handle, rating: 1201, maxRating: 1201, rank: "", maxRank: "" }));
    const packed = packSnapshot({ ...taken, ratings });
    const { trends } = unpackSnapshot(JSON.parse(JSON.stringify(packed)));
    expect([...trends]).toEqual([["ann", { line: "hhi", recent: [[19, 1200]] }]]);
  });
});

const history = (...days: readonly string[]) => ({
  handle: "ann",
  steps: days.map((each, index) => step(each, 1200 + index)),
  isSample: false,
});

describe("The change of the last 30 days", () => {
  const steps = [step("2026-10-01", 1200), step("2026-10-25", 1250), step("2026-11-15", 1290)];
  const trend = trendOf(steps, 1290, day);

  it.each([
    ["on the day of the snapshot", 1290, 0, 90],
    ["once the older of two contests is 30 days ago", 1290, 4, 40],
    ["once all are", 1290, 25, undefined],
    ["with a contest since the snapshot", 1340, 0, 140],
    ["with only such a contest", 1340, 26, 50],
    ["with a contest some time after an old snapshot", 1340, 30, undefined],
    ["downwards", 1100, 4, -150],
    ["to the same rating", 1200, 0, undefined],
  ])("is right %s", (_, now, daysSince, change) => {
    expect(recentChange(trend, 1290, now, daysSince)).toBe(change);
  });

  it("is not known in the month of someone's first contest", () => {
    expect(recentChange(trendOf([step("2026-11-15", 400)], 400, day), 400, 400, 0)).toBeUndefined();
  });

  it("counts a change whose day the history does not know yet as one of the day of the snapshot", () => {
    expect(recentChange(trendOf([step("2026-01-01", 1200)], 1260, day), 1260, 1260, 0)).toBe(60);
  });
});
