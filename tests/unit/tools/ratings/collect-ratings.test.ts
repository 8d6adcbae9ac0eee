import { collectRatings, withOldRatings } from "../../../../tools/ratings/collect-ratings";
import { failed, fakeTerminal, sequentially, ok } from "../../../support/servers/fake-terminal";

const rating = (handle: string) => ({ handle, rating: 1, maxRating: 2, rank: "", maxRank: "" });
const knowing = (handles: readonly string[]) => ok(...handles.map(rating));
const notFound = (handle: string) => failed(`handles: User with handle ${handle} not found`);

const nothing = { ratings: [], renamed: [], unknown: [], missing: [] };
const handlesIn = (path: string) => path.replace("user.info?handles=", "").split(";");

function setup(...answers: readonly ((handles: readonly string[]) => unknown)[]) {
  const { terminal, calls, pauses } = fakeTerminal((path, before) =>
    sequentially(answers, before.length)(handlesIn(path)),
  );
  return { means: terminal, calls, handles: () => calls.map(handlesIn), pauses };
}

describe("The nightly ratings", () => {
  it("ask for everyone once, in batches, one call in two seconds", async () => {
    const { means, handles: asked, pauses } = setup(knowing);
    const handles = Array.from({ length: 450 }, (_, index) => `coder_${index}`);
    const { ratings, unknown } = await collectRatings([...handles, "CODER_1"], means);
    expect(asked().map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(pauses).toEqual([2000, 2000]);
    expect(ratings).toHaveLength(450);
    expect(unknown).toEqual([]);
  });

  it("leave out whom the API does not know, and ask for the others again", async () => {
    const { means, handles, pauses } = setup(() => notFound("B"), knowing);
    expect(await collectRatings(["a", "b"], means)).toEqual({
      ...nothing,
      ratings: [rating("a")],
      unknown: ["B"],
    });
    expect(handles()).toEqual([["a", "b"], ["a"]]);
    expect(pauses).toEqual([2000]);
  });

  it("say why there are none", async () => {
    const { means } = setup(() => failed("Under maintenance"));
    await expect(collectRatings(["a"], means)).rejects.toThrow("The ratings API gave no ratings: Under maintenance");
  });

  it("do not ask forever where the API names someone who was not asked for", async () => {
    const { means } = setup(() => notFound("stranger"));
    await expect(collectRatings(["a"], means)).rejects.toThrow("Codeforces does not know the handle");
  });

  it("keep the rating of a renamed user under the handle that the member gives, and name the new one", async () => {
    const { means, handles } = setup(() => knowing(["a", "b_2", "c"]));
    expect(await collectRatings(["a", "b", "c"], means)).toEqual({
      ...nothing,
      ratings: [rating("a"), rating("b"), rating("c")],
      renamed: [{ from: "b", to: "b_2" }],
    });
    expect(handles()).toHaveLength(1);
  });

  it("ask separately for each one who is missing where an answer does not say who is who", async () => {
    const { means, handles, pauses } = setup(
      () => knowing(["c", "b_2"]),
      ([handle = ""]) => knowing([`${handle}_2`]),
      ([handle = ""]) => notFound(handle),
    );
    expect(await collectRatings(["a", "b", "c"], means)).toEqual({
      ...nothing,
      ratings: [rating("a"), rating("c")],
      renamed: [{ from: "a", to: "a_2" }],
      unknown: ["b"],
    });
    expect(handles()).toEqual([["a", "b", "c"], ["a"], ["b"]]);
    expect(pauses).toEqual([2000, 2000]);
  });

  it("name who is missing in an answer, who keeps the old rating; an unknown user loses it", async () => {
    const { means } = setup(
      () => notFound("c"),
      () => ok(null, rating("B"), { ...rating("d"), rating: 1e6 }),
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
