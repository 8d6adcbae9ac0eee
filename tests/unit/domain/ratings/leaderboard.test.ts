import { fetchStatus, inTier, leaderboardLines } from "../../../../src/domain/ratings/leaderboard";
import { byHandle, type Rating } from "../../../../src/domain/ratings/rating";
import { member } from "../../../support/components/members";

const rated = (handle: string, maxRating: number, rating = maxRating): Rating => ({
  handle,
  rating,
  maxRating,
  rank: "now",
  maxRank: maxRating === 0 ? "" : "once",
});

const members = ["Ann", "ben", "cem", "dia"].map((handle, index) => member({ id: index + 1, name: handle, handle }));
const names = (lines: ReturnType<typeof leaderboardLines>) => lines.map((line) => line.member.name);

describe("The leaderboard", () => {
  it("is ordered by the highest rating, descending, and by id if two are equal", () => {
    const live = byHandle([rated("ann", 1500, 900), rated("BEN", 1700), rated("cem", 1500, 1500), rated("dia", 1200)]);
    const lines = leaderboardLines(members, { snapshot: new Map(), live });
    expect(names(lines)).toEqual(["ben", "Ann", "cem", "dia"]);
    expect(lines.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  it("is ordered by id if no rating is known, and ranks no one", () => {
    const lines = leaderboardLines(members, { snapshot: new Map(), live: new Map() });
    expect(names(lines)).toEqual(["Ann", "ben", "cem", "dia"]);
    expect(lines.map(({ place, title }) => [place, title])).toEqual(Array(4).fill([undefined, ""]));
  });

  it("lists members without a rating last, by id", () => {
    const live = byHandle([rated("dia", 1000), rated("ben", 0)]);
    const lines = leaderboardLines(members, { snapshot: new Map(), live });
    expect(names(lines)).toEqual(["dia", "Ann", "ben", "cem"]);
    expect(lines.map(({ place }) => place)).toEqual([1, undefined, undefined, undefined]);
    expect(lines.map(({ title }) => title)).toEqual(["once", "", "Unrated", ""]);
  });

  it("prefers live ratings, keeps the snapshot for the others, and shows the change if it knows both", () => {
    const snapshot = byHandle([rated("ann", 1500, 1400), rated("ben", 1450, 1450), rated("dia", 1300)]);
    const live = byHandle([rated("ann", 1500, 1390), rated("ben", 1600), rated("cem", 1700)]);
    const lines = leaderboardLines(members, { snapshot, live });
    expect(lines.map((line) => [line.member.name, line.rating, line.change])).toEqual([
      ["cem", 1700, undefined],
      ["ben", 1600, 150],
      ["Ann", 1390, -10],
      ["dia", 1300, undefined],
    ]);
  });

  it("shows the present title if it differs from that of the highest rating", () => {
    const known = (rank: string, maxRank: string, rating = 1500) =>
      byHandle([{ handle: "ann", rating, maxRating: 1700, rank, maxRank }]);
    const titles = (live: ReturnType<typeof byHandle>) =>
      leaderboardLines(members, { snapshot: new Map(), live }).map(({ title, presentTitle }) => [
        title,
        presentTitle,
      ])[0];
    expect(titles(known("specialist", "expert"))).toEqual(["expert", "specialist"]);
    expect(titles(known("Expert", "expert"))).toEqual(["expert", ""]);
    expect(titles(known("", ""))).toEqual(["Expert", "Specialist"]);
    expect(titles(known("", "", 1650))).toEqual(["Expert", ""]);
    expect(titles(new Map())).toEqual(["", ""]);
  });

  it("can be filtered by tier without changing anyone's place", () => {
    const live = byHandle([rated("ann", 1700), rated("ben", 1450), rated("cem", 1410)]);
    const lines = leaderboardLines(members, { snapshot: new Map(), live });
    expect(inTier(lines, "specialist").map(({ place }) => place)).toEqual([2, 3]);
    expect(names(inTier(lines, "unrated"))).toEqual(["dia"]);
    expect(inTier(lines, "")).toBe(lines);
  });
});

describe("The status of the calls", () => {
  it.each([
    [3, 3, "success"],
    [3, 2, "partial"],
    [3, 0, "failed"],
    [0, 0, "failed"],
  ])("for %i wanted and %i found is %s", (wanted, found, status) => {
    expect(fetchStatus(wanted, found)).toBe(status);
  });
});
