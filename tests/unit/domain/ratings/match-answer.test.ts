import { matchAnswer } from "../../../../src/domain/ratings/match-answer";
import type { Rating } from "../../../../src/domain/ratings/rating";

const rating = (handle: string): Rating => ({ handle, rating: 1200, maxRating: 1300, rank: "", maxRank: "" });
const answer = (...handles: (string | undefined)[]) =>
  handles.map((handle) => (handle === undefined ? undefined : rating(handle)));

describe("An answer for several handles", () => {
  it("is matched by handle, whatever the order and the capital letters", () => {
    expect(matchAnswer(["ann", "ben"], answer("BEN", "ann"))).toEqual({
      ratings: [rating("ann"), rating("BEN")],
      renamed: [],
      missing: [],
    });
  });

  it("gives a renamed user's rating to the handle that was asked for, by its place", () => {
    expect(matchAnswer(["ann", "ben", "cem"], answer("ann", "ben_2", "cem"))).toEqual({
      ratings: [rating("ann"), rating("ben"), rating("cem")],
      renamed: [{ from: "ben", to: "ben_2" }],
      missing: [],
    });
  });

  it("serves two members of whom one still gives the old handle of the same user", () => {
    expect(matchAnswer(["old", "new"], answer("new", "new"))).toEqual({
      ratings: [rating("old"), rating("new")],
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
