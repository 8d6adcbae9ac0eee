import { readUserRating, userRatingAddress } from "../../../../src/domain/ratings/user-rating";

const now = new Date("2026-11-20T20:00:00Z");
const at = (time: string, newRating: unknown = 1200) => ({
  ratingUpdateTimeSeconds: Date.parse(time) / 1000,
  newRating,
});
const read = (...result: unknown[]) => readUserRating({ status: "OK", result }, now);

describe("An answer of user.rating", () => {
  it("is asked for by the handle", () => {
    expect(userRatingAddress("https://codeforces.com/api", "a b")).toBe(
      "https://codeforces.com/api/user.rating?handle=a%20b",
    );
  });

  it("says the rating after each day at the club, in order", () => {
    expect(
      read(at("2026-03-01T17:59:00Z", 1300), at("2026-02-01T18:00:00Z", 1200), at("2026-03-01T10:00:00Z", 1250)),
    ).toEqual({
      kind: "result",
      value: [
        { day: "2026-02-02", rating: 1200 },
        { day: "2026-03-01", rating: 1300 },
      ],
    });
  });

  it("leaves out contests that changed nothing", () => {
    const { value } = { value: undefined, ...read(at("2026-02-01T12:00:00Z"), at("2026-03-01T12:00:00Z")) };
    expect(value).toEqual([{ day: "2026-02-01", rating: 1200 }]);
  });

  it("is empty for someone who never took part", () => expect(read()).toEqual({ kind: "result", value: [] }));

  it.each([
    ["no change", {}],
    ["no rating", at("2026-02-01T12:00:00Z", "1200")],
    ["a fraction", at("2026-02-01T12:00:00Z", 1200.5)],
    ["a rating that can't be", at("2026-02-01T12:00:00Z", 1e6)],
    ["a contest of the future", at("2026-11-20T20:00:01Z")],
    ["a contest before there were any", at("2009-12-31T00:00:00Z")],
    ["no time", { ratingUpdateTimeSeconds: null, newRating: 1200 }],
    ["no number for a time", { ratingUpdateTimeSeconds: Number.NaN, newRating: 1200 }],
  ])("is of no use if it holds %s", (_, entry) => {
    expect(read(at("2026-02-01T12:00:00Z"), entry)).toEqual({ kind: "result", value: undefined });
  });

  it.each([
    [{ status: "FAILED", comment: "Call limit exceeded" }, { kind: "limit" }],
    [
      { status: "FAILED", comment: "handle: User with handle ann not found" },
      { kind: "unknown", handle: "ann" },
    ],
    [undefined, { kind: "error", comment: "" }],
  ])("may be %j", (json, answer) => expect(readUserRating(json, now)).toEqual(answer));
});
