import type { RatingStep } from "../../../../src/model/values/rating-step";
import { collectHistories, wantedHistories } from "../../../../tools/ratings/collect-histories";
import type { Histories } from "../../../../src/domain/ratings/history";
import { failed, fakeTerminal, sequentially, ok } from "../../../support/servers/fake-terminal";

const step = (day: string, rating: number) => ({ day, rating });
const change = ({ day, rating }: RatingStep) => ({
  ratingUpdateTimeSeconds: Date.parse(day) / 1000,
  newRating: rating,
});
const answer = (...steps: readonly RatingStep[]) => ok(...steps.map(change));
const wanted = (handle: string, rating = 1300, name = handle) => ({ handle, name, rating });
const old: Histories = new Map([
  ["ann", { handle: "Ann", steps: [step("2024-05-01", 1100), step("2025-06-01", 1200)], isSample: false }],
]);
const limit = failed("Call limit exceeded");
const full = answer(step("2025-06-01", 1200), step("2026-01-10", 1300));

/** Answers for each name one time after the other, the last answer for ever; all others have `full`. */
function setup(answers: Readonly<Record<string, readonly unknown[]>> = {}) {
  const kept: Histories[] = [];
  const nameIn = (path: string) => path.replace("user.rating?handle=", "");
  const { terminal, calls, ...said } = fakeTerminal((path, before) =>
    sequentially(answers[nameIn(path)] ?? [full], before.filter((call) => call === path).length),
  );
  const keep = (histories: Histories) => {
    kept.push(new Map(histories));
    return Promise.resolve();
  };
  const now = () => new Date("2026-11-20T20:00:00Z");
  return { means: { ...terminal, keep, now }, kept, names: () => calls.map(nameIn), ...said };
}

describe("The histories that a run asks for", () => {
  const rating = (handle: string, points: number) => ({ handle, rating: points, maxRating: 1, rank: "", maxRank: "" });
  const none = { renamed: [], missing: [] };

  it("are those that do not lead to the rating of today, and those that are not known", () => {
    const ratings = [rating("ANN", 1200), rating("ben", 900), rating("cem", 0)];
    expect(wantedHistories({ ...none, ratings }, old)).toEqual([wanted("ben", 900)]);
    expect(wantedHistories({ ...none, ratings: [rating("ann", 1250)] }, old)).toEqual([wanted("ann", 1250)]);
  });

  it("are asked for under the new name of a renamed user", () => {
    const renamed = [{ from: "ben", to: "ben_2" }];
    expect(wantedHistories({ ...none, ratings: [rating("ben", 900)], renamed }, old)).toEqual([
      wanted("ben", 900, "ben_2"),
    ]);
  });
});

describe("A run that asks for histories", () => {
  it("makes one call every two seconds and says how far it is", async () => {
    const { means, names, pauses, lines, kept } = setup();
    const all = Array.from({ length: 60 }, (_, index) => wanted(`coder_${index}`));
    expect(await collectHistories(all, new Map(), means)).toBe(60);
    expect(names()).toEqual(all.map(({ handle }) => handle));
    expect(pauses).toEqual(Array(60).fill(2000));
    expect(lines).toEqual(["25 of 60 histories requested", "50 of 60 histories requested"]);
    expect(kept.map(({ size }) => size)).toEqual([25, 50, 60]);
  });

  it("keeps what is older than an answer, and the name that the member gives", async () => {
    const { means, names, kept } = setup();
    await collectHistories([wanted("ann", 1300, "ann_2")], old, means);
    expect(names()).toEqual(["ann_2"]);
    expect(kept.at(-1)?.get("ann")).toEqual({
      handle: "ann",
      steps: [step("2024-05-01", 1100), step("2025-06-01", 1200), step("2026-01-10", 1300)],
      isSample: false,
    });
  });

  it.each<[string, unknown, string]>([
    ["ends with another rating", answer(step("2026-01-10", 1299)), "it does not lead to the present rating"],
    ["is empty", answer(), "it does not lead to the present rating"],
    ["can't be read", { status: "OK" }, "an answer that can't be read"],
    ["knows no such user", failed("handle: User with handle ann not found"), "Codeforces does not know the handle"],
  ])("changes nothing for an answer that %s, and asks for the others", async (_, given, reason) => {
    const { means, names, lines, kept } = setup({ ann: [given] });
    expect(await collectHistories([wanted("ann"), wanted("ben")], old, means)).toBe(1);
    expect(names()).toEqual(["ann", "ben"]);
    expect(lines).toEqual([`No history of ann (${reason}): the next run asks again.`]);
    expect(kept.at(-1)?.get("ann")).toBe(old.get("ann"));
    expect(kept.at(-1)?.has("ben")).toBe(true);
  });

  it("ends after three users in a row without an answer, keeps what it has and leaves the others to the next run", async () => {
    const { means, names, lines, kept } = setup({ b: [limit], c: [failed("Under maintenance")], d: [limit] });
    const all = ["a", "b", "c", "d", "e", "f"].map((handle) => wanted(handle));
    expect(await collectHistories(all, old, means)).toBe(1);
    expect(new Set(names())).toEqual(new Set(["a", "b", "c", "d"]));
    expect(lines.at(-1)).toBe("Codeforces does not answer: the next run asks for the other 2.");
    expect([...(kept.at(-1)?.keys() ?? [])]).toEqual(["ann", "a"]);
  });
});
