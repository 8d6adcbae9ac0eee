import {
  matchAnswer,
  ratingFrom,
  ratingsApi,
  readUserInfo,
  userInfoAddress,
  readUserRating,
  userRatingAddress,
} from "../../../../src/domain/ratings/user-answers";
import type { Rating } from "../../../../src/domain/ratings/rating";

const user = { handle: "Tourist", rating: 3700, maxRating: 3979, rank: "legend", maxRank: "legend", city: "Gomel" };
const rating = { handle: "Tourist", rating: 3700, maxRating: 3979, rank: "legend", maxRank: "legend" };

describe("The API's base", () => {
  it.each([
    [undefined, "https://codeforces.com/api"],
    ["", "https://codeforces.com/api"],
    ["nonsense", "https://codeforces.com/api"],
    ["http://127.0.0.1:4000/api/", "http://127.0.0.1:4000/api"],
  ])("named %j is %s", (named, base) => expect(ratingsApi(named)).toBe(base));

  it("is called with the handles, which can't change the address", () => {
    expect(userInfoAddress("https://a.example.org", ["x", "y&z=1"])).toBe(
      "https://a.example.org/user.info?handles=x;y%26z%3D1",
    );
  });
});

describe("An answer of the API", () => {
  it("is read as far as it makes sense", () => {
    expect(readUserInfo({ status: "OK", result: [user] })).toEqual({ kind: "result", value: [rating] });
  });

  it("of someone who never took part contains zeros", () => {
    expect(readUserInfo({ status: "OK", result: [{ handle: "new" }] })).toEqual({
      kind: "result",
      value: [{ handle: "new", rating: 0, maxRating: 0, rank: "", maxRank: "" }],
    });
  });

  it.each([
    { ...user, handle: 7 },
    { ...user, maxRating: "3979" },
    { ...user, rating: [] },
    { ...user, rank: {} },
    null,
    "Tourist",
    [],
  ])("keeps the place of %j, which is not a user", (entry) => {
    expect(readUserInfo({ status: "OK", result: [entry, user] })).toEqual({
      kind: "result",
      value: [undefined, rating],
    });
  });

  it.each([
    [{ status: "FAILED", comment: "Call limit exceeded" }, { kind: "limit" }],
    [
      { status: "FAILED", comment: "handles: User with handle no_one not found" },
      { kind: "unknown", handle: "no_one" },
    ],
    [
      { status: "FAILED", comment: "Under maintenance" },
      { kind: "error", comment: "Under maintenance" },
    ],
    [{ status: "FAILED" }, { kind: "error", comment: "" }],
    [{ status: "OK" }, { kind: "error", comment: "" }],
    [
      { status: "OK", result: {} },
      { kind: "error", comment: "" },
    ],
    [{ result: [user] }, { kind: "error", comment: "" }],
    [undefined, { kind: "error", comment: "" }],
    [null, { kind: "error", comment: "" }],
    ["OK", { kind: "error", comment: "" }],
  ])("%j is understood", (json, answer) => expect(readUserInfo(json)).toEqual(answer));

  it("to a call for one member counts for them, whatever they are called now", () => {
    expect(ratingFrom(readUserInfo({ status: "OK", result: [user] }))).toEqual(rating);
    expect(ratingFrom(readUserInfo({ status: "OK", result: [user, { handle: "other" }] }))).toEqual(rating);
  });

  it("gives no rating where the first entry is not a user", () => {
    expect(ratingFrom(readUserInfo({ status: "OK", result: [] }))).toBeUndefined();
    expect(ratingFrom(readUserInfo({ status: "OK", result: [null, user] }))).toBeUndefined();
    expect(ratingFrom({ kind: "limit" })).toBeUndefined();
  });
});

const ratingOf = (handle: string): Rating => ({ handle, rating: 1200, maxRating: 1300, rank: "", maxRank: "" });
const answer = (...handles: (string | undefined)[]) =>
  handles.map((handle) => (handle === undefined ? undefined : ratingOf(handle)));

describe("An answer for several handles", () => {
  it("is matched by handle, whatever the order and the capital letters", () => {
    expect(matchAnswer(["ann", "ben"], answer("BEN", "ann"))).toEqual({
      ratings: [ratingOf("ann"), ratingOf("BEN")],
      renamed: [],
      missing: [],
    });
  });

  it("gives a renamed user's rating to the handle that was asked for, by its place", () => {
    expect(matchAnswer(["ann", "ben", "cem"], answer("ann", "ben_2", "cem"))).toEqual({
      ratings: [ratingOf("ann"), ratingOf("ben"), ratingOf("cem")],
      renamed: [{ from: "ben", to: "ben_2" }],
      missing: [],
    });
  });

  it("serves two members of whom one still gives the old handle of the same user", () => {
    expect(matchAnswer(["old", "new"], answer("new", "new"))).toEqual({
      ratings: [ratingOf("old"), ratingOf("new")],
      renamed: [{ from: "old", to: "new" }],
      missing: [],
    });
  });

  it("leaves an entry that is not a user to its handle", () => {
    expect(matchAnswer(["ann", "ben"], answer("ann", undefined))).toMatchObject({ missing: ["ben"], renamed: [] });
  });

  it.each([
    ["an entry too few", answer("ben_2")],
    ["an entry too many", answer("x", "y", "ben")],
    ["another order", answer("ben", "somebody_else")],
  ])("guesses no new name with %s", (_, entries) => {
    const { renamed, missing } = matchAnswer(["ann", "ben"], entries);
    expect(renamed).toEqual([]);
    expect(missing).toContain("ann");
  });
});

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

  it("may be about another failure", () => {
    const json = { status: "FAILED", comment: "handle: User with handle ann not found" };
    expect(readUserRating(json, now)).toEqual({ kind: "unknown", handle: "ann" });
  });
});
