import { dayOf, packSnapshot, unpackSnapshot } from "../../../../src/domain/ratings/snapshot";

const rating = { handle: "Ann", rating: 1, maxRating: 2, rank: "a", maxRank: "b" };

describe("A snapshot", () => {
  it("is unpacked as it was packed, by handle", () => {
    const unpacked = unpackSnapshot(
      JSON.parse(
        JSON.stringify(packSnapshot({ takenAt: "2026-11-20T20:00:00Z", ratings: [rating], histories: new Map() })),
      ),
    );
    expect(unpacked).toEqual({
      takenAt: "2026-11-20T20:00:00Z",
      ratings: new Map([["ann", rating]]),
      trends: new Map(),
      activities: new Map(),
    });
  });

  it.each([undefined, null, 7, [], {}, { takenAt: 1, ratings: [] }])("is not made of %j", (json) =>
    expect(() => unpackSnapshot(json)).toThrow(TypeError),
  );

  it.each([
    ["2026-11-20T17:59:59Z", "2026-11-20"],
    ["2026-11-20T18:00:00Z", "2026-11-21"],
    ["nonsense", ""],
  ])("of %s is of the day %j at the club", (instant, day) => expect(dayOf(instant)).toBe(day));
});
