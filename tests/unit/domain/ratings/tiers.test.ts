import { tierOf, tiers } from "../../../../src/domain/ratings/tiers";

describe("The tiers", () => {
  it.each([
    [0, 0],
    [-20, 1],
    [1, 1],
    [1199, 1],
    [1200, 2],
    [1399, 2],
    [1400, 3],
    [1599, 3],
    [1600, 4],
    [1899, 4],
    [1900, 5],
    [2099, 5],
    [2100, 6],
    [2299, 6],
    [2300, 7],
    [2399, 7],
    [2400, 8],
    [2599, 8],
    [2600, 9],
    [2999, 9],
    [3000, 10],
    [4009, 10],
  ])("put %i into level %i", (rating, level) => {
    expect(tierOf(rating).level).toBe(level);
  });

  it("have names of their own that an address can hold", () => {
    expect(new Set(tiers.map(({ key }) => key)).size).toBe(11);
    for (const { key } of tiers) expect(key).toMatch(/^[a-z-]+$/);
  });
});
