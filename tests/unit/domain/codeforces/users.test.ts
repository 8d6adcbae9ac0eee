import { matchAnswer, userOf, usersOf } from "../../../../src/domain/codeforces/users";
import type { Rating } from "../../../../src/domain/ratings/rating";

const user = { handle: "Tourist", rating: 3700, maxRating: 3979, rank: "legend", maxRank: "legend", city: "Gomel" };
const rating = { handle: "Tourist", rating: 3700, maxRating: 3979, rank: "legend", maxRank: "legend" };

it("Handles can't change the address that they are asked for with", () => {
  expect(usersOf(["x", "y&z=1"]).path).toBe("user.info?handles=x;y%26z%3D1");
});

describe("An answer of the API", () => {
  it("is read as far as it makes sense", () => {
    expect(usersOf(["x"]).read({ status: "OK", result: [user] })).toEqual({ kind: "result", value: [rating] });
  });

  it("of someone who never took part contains zeros", () => {
    expect(usersOf(["x"]).read({ status: "OK", result: [{ handle: "new" }] })).toEqual({
      kind: "result",
      value: [{ handle: "new", rating: 0, maxRating: 0, rank: "", maxRank: "" }],
    });
  });

  it.each([{ ...user, handle: 7 }, { ...user, maxRating: "3979" }, { ...user, rating: 1e6 }, null])(
    "keeps the place of %j, which is not a user",
    (entry) => {
      expect(usersOf(["x"]).read({ status: "OK", result: [entry, user] })).toEqual({
        kind: "result",
        value: [undefined, rating],
      });
    },
  );

  it.each([
    [
      { status: "FAILED", comment: "Call limit exceeded" },
      { kind: "limit", comment: "Call limit exceeded" },
    ],
    [
      { status: "FAILED", comment: "handles: User with handle no_one not found" },
      { kind: "unknown", comment: "no_one" },
    ],
    [
      { status: "FAILED", comment: "Under maintenance" },
      { kind: "unusable", comment: "Under maintenance" },
    ],
    [{ status: "OK" }, { kind: "unusable", comment: "" }],
    [{ result: [user] }, { kind: "unusable", comment: "" }],
    [undefined, { kind: "unusable", comment: "" }],
  ])("%j is understood", (json, answer) => expect(usersOf(["x"]).read(json)).toEqual(answer));

  it("to a call for one member counts for them, whatever they are called now", () => {
    for (const others of [[], [{ handle: "other" }]])
      expect(userOf("x").read({ status: "OK", result: [user, ...others] })).toEqual({ kind: "result", value: rating });
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
