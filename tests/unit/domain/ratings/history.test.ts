import { historiesIn, type History, mergedSteps, ratingOn, yearsOf } from "../../../../src/domain/ratings/history";

const step = (day: string, rating: number) => ({ day, rating });

describe("The history of ratings", () => {
  const ann: History = {
    handle: "Ann",
    steps: [step("2024-12-28", 1200), step("2025-01-11", 1300), step("2025-02-01", 1250)],
    isSample: false,
  };
  const ben: History = { handle: "ben", steps: [step("2025-01-11", -3)], isSample: false };

  it("is read from the files of all years as it was written to them", () => {
    const histories = new Map([
      ["ben", ben],
      ["ann", ann],
    ]);
    const years = yearsOf(histories);
    expect([...years]).toEqual([
      ["2024", { members: [{ handle: "Ann", changes: ["2024-12-28 1200"] }] }],
      [
        "2025",
        {
          members: [
            { handle: "Ann", changes: ["2025-01-11 1300", "2025-02-01 1250"] },
            { handle: "ben", changes: ["2025-01-11 -3"] },
          ],
        },
      ],
    ]);
    expect(historiesIn([...years.values()].reverse())).toEqual(histories);
  });

  it("has one step a day, even if two files name it, and none in the future", () => {
    const years = [
      { members: [{ handle: "Ann", changes: ["2024-12-28 1100", "2028-01-01 3000"] }] },
      { members: [{ handle: "ann", changes: ["2024-12-28 1200"] }] },
    ];
    expect(historiesIn(years, "2026-11-28").get("ann")?.steps).toEqual([step("2024-12-28", 1200)]);
  });

  it("belongs to one handle, however it is spelt", () => {
    const years = [
      { members: [{ handle: "ANN", changes: ["2024-12-28 1200"] }] },
      { members: [{ handle: "Ann", changes: ["2025-01-11 1300"] }] },
    ];
    expect(historiesIn(years).get("ann")).toEqual({ ...ann, steps: ann.steps.slice(0, 2) });
  });

  it("is invented as a whole where a year of it is", () => {
    const members = [{ handle: "ann", changes: ["2024-12-28 1200"] }];
    expect(historiesIn([{ isSample: true, members }, { members }]).get("ann")?.isSample).toBe(true);
  });

  it("keeps what is older than an answer, and takes the answer for the rest", () => {
    const answered = [step("2025-01-11", 1310), step("2025-03-01", 1400)];
    expect(mergedSteps(ann.steps, answered)).toEqual([step("2024-12-28", 1200), ...answered]);
    expect(mergedSteps(ann.steps, [])).toBe(ann.steps);
    expect(mergedSteps([], answered)).toEqual(answered);
  });

  it.each([
    ["2024-12-27", undefined],
    ["2024-12-28", 1200],
    ["2025-01-31", 1300],
    ["2030-01-01", 1250],
  ])("says for %s that the rating was %s", (day, rating) => expect(ratingOn(ann.steps, day)).toBe(rating));
});
