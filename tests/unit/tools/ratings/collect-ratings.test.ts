import type { UserInfo } from "../../../../src/domain/ratings/user-answers";
import { collectRatings, withOldRatings } from "../../../../tools/ratings/collect-ratings";
import { apiMeans, inTurn } from "../../../support/servers/api-means";

const rating = (handle: string) => ({ handle, rating: 1, maxRating: 2, rank: "", maxRank: "" });
const knowing = (handles: readonly string[]): UserInfo => ({ kind: "result", value: handles.map(rating) });

const nothing = { ratings: [], renamed: [], unknown: [], missing: [] };

const setup = (...answers: readonly ((handles: readonly string[]) => UserInfo | Error)[]) =>
  apiMeans<readonly string[], UserInfo>((handles, before) => inTurn(answers, before.length)(handles));

describe("The nightly ratings", () => {
  it("ask for everyone once, in batches, one call in two seconds", async () => {
    const { means, calls, pauses } = setup(knowing);
    const handles = Array.from({ length: 450 }, (_, index) => `coder_${index}`);
    const { ratings, unknown } = await collectRatings([...handles, "CODER_1"], means);
    expect(calls.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(pauses).toEqual([2000, 2000]);
    expect(ratings).toHaveLength(450);
    expect(unknown).toEqual([]);
  });

  it("are in the same order, whichever member comes first", async () => {
    const { means } = setup(knowing);
    const { ratings } = await collectRatings(["b", "C", "a"], means);
    expect(ratings.map(({ handle }) => handle)).toEqual(["a", "b", "C"]);
  });

  it("leave out whom the API does not know, and ask for the others again", async () => {
    const { means, calls, pauses } = setup(() => ({ kind: "unknown", handle: "B" }), knowing);
    expect(await collectRatings(["a", "b"], means)).toEqual({
      ...nothing,
      ratings: [rating("a")],
      unknown: ["B"],
    });
    expect(calls).toEqual([["a", "b"], ["a"]]);
    expect(pauses).toEqual([2000]);
  });

  it("are none where the API knows no one", async () => {
    const { means } = setup(() => ({ kind: "unknown", handle: "a" }));
    expect(await collectRatings(["a"], means)).toEqual({ ...nothing, unknown: ["a"] });
  });

  it("wait the call limit out, longer each time", async () => {
    const { means, pauses } = setup(
      () => ({ kind: "limit" }),
      () => ({ kind: "limit" }),
      knowing,
    );
    expect((await collectRatings(["a"], means)).ratings).toHaveLength(1);
    expect(pauses).toEqual([2000, 4000]);
  });

  it("give up after some tries, and say why", async () => {
    const { means, calls, pauses } = setup(() => new Error("fetch failed"));
    await expect(collectRatings(["a"], means)).rejects.toThrow("The ratings API gave no ratings: fetch failed");
    expect(calls).toHaveLength(6);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
  });

  it("do not ask forever where the API names someone who was not asked for", async () => {
    const { means } = setup(() => ({ kind: "unknown", handle: "stranger" }));
    await expect(collectRatings(["a"], means)).rejects.toThrow("an answer that can't be read");
  });

  it("do not count who was not asked for", async () => {
    const { means } = setup(() => knowing(["a", "stranger"]));
    expect((await collectRatings(["a"], means)).ratings).toEqual([rating("a")]);
  });

  it("keep the rating of a renamed user under the handle that the member gives, and name the new one", async () => {
    const { means, calls } = setup(() => knowing(["a", "b_2", "c"]));
    expect(await collectRatings(["a", "b", "c"], means)).toEqual({
      ...nothing,
      ratings: [rating("a"), rating("b"), rating("c")],
      renamed: [{ from: "b", to: "b_2" }],
    });
    expect(calls).toHaveLength(1);
  });

  it("ask separately for each one who is missing where an answer does not say who is who", async () => {
    const { means, calls, pauses } = setup(
      () => knowing(["c", "b_2"]),
      ([handle = ""]) => knowing([`${handle}_2`]),
      ([handle = ""]) => ({ kind: "unknown", handle }),
    );
    expect(await collectRatings(["a", "b", "c"], means)).toEqual({
      ...nothing,
      ratings: [rating("a"), rating("c")],
      renamed: [{ from: "a", to: "a_2" }],
      unknown: ["b"],
    });
    expect(calls).toEqual([["a", "b", "c"], ["a"], ["b"]]);
    expect(pauses).toEqual([2000, 2000]);
  });

  it("name who is missing in an answer, who keeps the old rating; an unknown user loses it", async () => {
    const { means } = setup(
      () => ({ kind: "unknown", handle: "c" }),
      () => ({ kind: "result", value: [undefined, rating("B"), undefined] }),
    );
    const round = await collectRatings(["a", "b", "c", "d"], means);
    expect(round).toMatchObject({ unknown: ["c"], missing: ["a", "d"] });
    const old = ["A", "b", "c"].map((handle) => ({ ...rating(handle), rating: 7 }));
    expect(withOldRatings(round, old).map(({ handle, rating: points }) => [handle, points])).toEqual([
      ["A", 7],
      ["B", 1],
    ]);
  });
});
