import type { RatingStep } from "../../../../src/model/values/rating-step";
import { collectHistories, wantedHistories } from "../../../../tools/ratings/collect-histories";
import type { Past } from "../../../../tools/ratings/collect-histories";
import type { Round } from "../../../../src/domain/rounds/round";
import { failed, fakeTerminal, sequentially, ok } from "../../../support/servers/fake-terminal";

const step = (day: string, rating: number) => ({ day, rating });
const change = ({ day, rating }: RatingStep, index = 0) => ({
  contestId: index + 1,
  contestName: `Round ${index + 1}`,
  rank: 70,
  ratingUpdateTimeSeconds: Date.parse(day) / 1000,
  newRating: rating,
});
const answer = (...steps: readonly RatingStep[]) => ok(...steps.map((each, index) => change(each, index)));
const wanted = (handle: string, rating = 1300, name = handle) => ({ handle, name, rating });
const round = (id: number, day: string, ...members: Round["members"]) => [id, { id, day, members }] as const;
const old: Past = {
  histories: new Map([
    ["ann", { handle: "Ann", steps: [step("2024-05-01", 1100), step("2025-06-01", 1200)], isSample: false }],
  ]),
  rounds: new Map([round(9, "2025-06-01", { handle: "Ann", rank: 4 })]),
};
const none: Past = { histories: new Map(), rounds: new Map() };
const limit = failed("Call limit exceeded");
const unknown = failed("handle: User with handle ann not found");
const full = answer(step("2025-06-01", 1200), step("2026-01-10", 1300));

/** Answers for each name one time after the other, the last answer for ever; all others have `full`. */
function setup(answers: Readonly<Record<string, readonly unknown[]>> = {}) {
  const kept: Past[] = [];
  const nameIn = (path: string) => path.replace("user.rating?handle=", "");
  const { terminal, calls, ...said } = fakeTerminal((path, before) =>
    sequentially(answers[nameIn(path)] ?? [full], before.filter((call) => call === path).length),
  );
  const keep = (past: Past) => {
    kept.push({ ...past, histories: new Map(past.histories) });
    return Promise.resolve();
  };
  const now = () => new Date("2026-11-20T20:00:00Z");
  return { means: { ...terminal, keep, now }, kept, names: () => calls.map(nameIn), ...said };
}

describe("The histories that a run asks for", () => {
  const rating = (handle: string, points: number) => ({ handle, rating: points, maxRating: 1, rank: "", maxRank: "" });
  const answered = { renamed: [], missing: [] };

  it("are those that do not lead to the rating of today, and those that are not known", () => {
    const ratings = [rating("ANN", 1200), rating("ben", 900), rating("cem", 0)];
    expect(wantedHistories({ ...answered, ratings }, old, "2026-11-12")).toEqual([wanted("ben", 900)]);
    expect(wantedHistories({ ...answered, ratings: [rating("ann", 1250)] }, old, "")).toEqual([wanted("ann", 1250)]);
  });

  it.each<[string, Round["members"][number], string, boolean]>([
    ["has no rank in a round of this week", { handle: "ann" }, "2026-11-12", true],
    ["has no rank in an older one", { handle: "ann" }, "2026-11-11", false],
    ["took part out of competition", { handle: "ann", unofficial: true }, "2026-11-12", false],
  ])("are asked for again while someone %s: %o, %s, %s", (_, member, day, isWanted) => {
    const rounds = new Map([...old.rounds, round(10, day, member)]);
    const found = wantedHistories({ ...answered, ratings: [rating("ann", 1200)] }, { ...old, rounds }, "2026-11-12");
    expect(found).toHaveLength(isWanted ? 1 : 0);
  });

  it("are those of everyone of whom no round is known", () => {
    const past = { ...old, rounds: none.rounds };
    expect(wantedHistories({ ...answered, ratings: [rating("ann", 1200)] }, past, "")).toHaveLength(1);
  });

  it("are asked for under the new name of a renamed user", () => {
    const renamed = [{ from: "ben", to: "ben_2" }];
    expect(wantedHistories({ ...answered, ratings: [rating("ben", 900)], renamed }, old, "")).toEqual([
      wanted("ben", 900, "ben_2"),
    ]);
  });
});

describe("A run that asks for histories", () => {
  it("makes one call every two seconds and says how far it is", async () => {
    const { means, names, pauses, lines, kept } = setup();
    const all = Array.from({ length: 60 }, (_, index) => wanted(`coder_${index}`));
    expect(await collectHistories(all, none, means)).toBe(60);
    expect(names()).toEqual(all.map(({ handle }) => handle));
    expect(pauses).toEqual(Array(60).fill(2000));
    expect(lines).toEqual(["25 of 60 histories requested", "50 of 60 histories requested"]);
    expect(kept.map(({ histories }) => histories.size)).toEqual([25, 50, 60]);
  });

  it("keeps what is older than an answer, and the name that the member gives", async () => {
    const { means, names, kept } = setup();
    await collectHistories([wanted("ann", 1300, "ann_2")], old, means);
    expect(names()).toEqual(["ann_2"]);
    expect(kept.at(-1)?.histories.get("ann")).toEqual({
      handle: "ann",
      steps: [step("2024-05-01", 1100), step("2025-06-01", 1200), step("2026-01-10", 1300)],
      isSample: false,
    });
    const ranked = { name: "Round 2", day: "2026-01-10", members: [{ handle: "ann", rank: 70 }] };
    expect(kept.at(-1)?.rounds.get(2)).toEqual({ id: 2, ...ranked });
    expect(kept.at(-1)?.rounds.get(9)).toBe(old.rounds.get(9));
  });

  it.each<[string, unknown, string]>([
    ["ends with another rating", answer(step("2026-01-10", 1299)), "it does not lead to the present rating"],
    ["is empty", answer(), "it does not lead to the present rating"],
    ["can't be read", { status: "OK" }, "an answer that can't be read"],
    ["knows no such user", unknown, "Codeforces does not know the handle"],
  ])("changes nothing for an answer that %s, and asks for the others", async (_, given, reason) => {
    const { means, names, lines, kept } = setup({ ann: [given] });
    expect(await collectHistories([wanted("ann"), wanted("ben")], old, means)).toBe(1);
    expect(names()).toEqual(["ann", "ben"]);
    expect(lines).toEqual([`No history of ann (${reason}): the next run asks again.`]);
    expect(kept.at(-1)?.histories.get("ann")).toBe(old.histories.get("ann"));
    expect(kept.at(-1)?.histories.has("ben")).toBe(true);
  });

  it("ends after three users in a row without an answer, keeps what it has and leaves the others to the next run", async () => {
    const unanswered = { b: [limit], c: [failed("Under maintenance")], d: [limit] };
    const { means, names, lines, kept } = setup({ x: [unknown], y: [unknown], z: [unknown], ...unanswered });
    const all = ["x", "y", "z", "a", "b", "c", "d", "e", "f"].map((handle) => wanted(handle));
    expect(await collectHistories(all, old, means)).toBe(1);
    expect(new Set(names())).toEqual(new Set(["x", "y", "z", "a", "b", "c", "d"]));
    expect(lines.at(-1)).toBe("Codeforces does not answer: the next run asks for the other 2.");
    expect([...(kept.at(-1)?.histories.keys() ?? [])]).toEqual(["ann", "a"]);
  });
});
