import { highestOf, plotOf, shownHistory } from "../../../../src/domain/ratings/plot";

const step = (day: string, rating: number) => ({ day, rating });

/** A contest a week. */
const weekly = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    step(new Date(Date.UTC(2020, 0, 1 + 7 * index)).toISOString().slice(0, 10), 1200 + ((index * 37) % 400)),
  );
const history = (count: number) => ({ handle: "ann", steps: weekly(count), isSample: false });

describe("The plot of a rating", () => {
  it("has the bands of the tiers that it reaches, from the highest", () => {
    const { bands } = plotOf([step("2026-01-01", 1160), step("2026-02-01", 1440)]);
    expect(bands.map(({ label, top, height }) => [label, top, height])).toEqual([
      ["Specialist", 0, 25],
      ["Pupil", 25, 50],
      ["Newbie", 75, 25],
    ]);
  });

  it("leads from the left to the right in the time that passed, with room at its edges", () => {
    const { points } = plotOf([step("2026-01-01", 1200), step("2026-01-11", 1280), step("2026-02-10", 1200)]);
    expect(points).toEqual([
      [1, 70],
      [25.5, 30],
      [99, 70],
    ]);
  });

  it.each([
    ["below 0", -40],
    ["above all bounds", 3900],
  ])("has a band for a rating %s", (_, rating) => {
    const { bands } = plotOf([step("2026-01-01", rating), step("2026-01-02", rating)]);
    expect(bands).toHaveLength(1);
    expect(bands[0]).toMatchObject({ top: 0, height: 100 });
  });

  it("shows all of a short history", () => {
    expect(shownHistory(history(60))).toEqual({ steps: weekly(60), isThinned: false, isSample: false });
  });

  it.each([61, 130, 260, 1300])("shows at most 60 of %i changes, with the first, the last and the highest", (count) => {
    const { steps, isThinned } = shownHistory(history(count));
    const all = weekly(count);
    expect(isThinned).toBe(true);
    expect(steps.length).toBeLessThanOrEqual(60);
    expect(steps.length).toBeGreaterThan(12);
    expect([steps[0], steps.at(-1)]).toEqual([all[0], all.at(-1)]);
    expect(steps).toContainEqual(highestOf(all));
  });
});
