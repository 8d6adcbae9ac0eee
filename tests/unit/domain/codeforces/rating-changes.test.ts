import { ratingChanges } from "../../../../src/domain/codeforces/rating-changes";

const now = new Date("2026-11-20T20:00:00Z");
const at = (time: string, newRating: unknown = 1200) => ({
  ratingUpdateTimeSeconds: Date.parse(time) / 1000,
  newRating,
});
const read = (...result: unknown[]) => ratingChanges("ann", () => now).read({ status: "OK", result });

describe("The changes of a rating", () => {
  it("are asked for by the handle", () => {
    expect(ratingChanges("a b", () => now).path).toBe("user.rating?handle=a%20b");
  });

  it("are the rating after each day at the club, in order", () => {
    expect(
      read(at("2026-03-01T17:59:00Z", 1300), at("2026-02-01T18:00:00Z", 1200), at("2026-03-01T10:00:00Z", 1250)),
    ).toEqual({
      kind: "result",
      value: {
        steps: [
          { day: "2026-02-02", rating: 1200 },
          { day: "2026-03-01", rating: 1300 },
        ],
        rounds: [],
      },
    });
  });

  it("are without contests that changed nothing", () => {
    expect(read(at("2026-02-01T12:00:00Z"), at("2026-03-01T12:00:00Z"))).toMatchObject({
      value: { steps: [{ day: "2026-02-01", rating: 1200 }] },
    });
  });

  it("come with the contests that made them, but not with those that have no name or rank", () => {
    const round = { contestId: 7, contestName: " Round  7 ", rank: 12 };
    const entries = [round, { ...round, rank: 0 }, { ...round, contestName: "" }];
    const day = "2026-03-02";
    expect(read(...entries.map((entry) => ({ ...at("2026-03-01T18:00:00Z"), ...entry })))).toMatchObject({
      value: { steps: [{ day, rating: 1200 }], rounds: [{ id: 7, name: "Round 7", rank: 12, day }] },
    });
  });

  it.each([
    ["no change", {}],
    ["no rating", at("2026-02-01T12:00:00Z", "1200")],
    ["a fraction", at("2026-02-01T12:00:00Z", 1200.5)],
    ["a rating that can't be", at("2026-02-01T12:00:00Z", 1e6)],
    ["a contest of the future", at("2026-11-20T20:00:01Z")],
    ["a contest before there were any", at("2009-12-31T00:00:00Z")],
    ["no time", { ratingUpdateTimeSeconds: null, newRating: 1200 }],
  ])("leave out %s, and nothing else", (_, entry) => {
    expect(read(at("2026-02-01T12:00:00Z"), entry)).toMatchObject({
      value: { steps: [{ day: "2026-02-01", rating: 1200 }] },
    });
  });

  it("may be about another failure", () => {
    const json = { status: "FAILED", comment: "handle: User with handle ann not found" };
    expect(ratingChanges("ann", () => now).read(json)).toEqual({ kind: "unknown", comment: "ann" });
  });
});
