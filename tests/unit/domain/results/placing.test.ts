import { bestPlaceText, officialCount, placingOf, placingText } from "../../../../src/domain/results/placing";
import { placingsByProfile } from "../../../../src/domain/results/profile-placings";

const row = (rank: number | null, unofficial = false) => ({ rank, unofficial, people: [] });
const standings = {
  participants: null,
  contestId: null,
  rows: [row(1), row(2), row(2), row(1, true), row(null), row(5)],
};

test("those who took part officially are counted, with a rank or without", () => {
  expect(officialCount(standings)).toBe(5);
  expect(officialCount({ ...standings, participants: 84 })).toBe(84);
});

test.each([
  [row(1), "1st of 5"],
  [row(2), "shared 2nd of 5"],
  [row(5), "5th of 5"],
])("the place of %o is '%s'", (own, text) => {
  const placing = placingOf(standings, own);
  expect(placing && placingText(placing)).toBe(text);
});

test("how many took part in a round on Codeforces is not known where all rows are the club's own", () => {
  const own = { ...row(812), people: [{ profile: "/profile/member/1" }] };
  const round = { participants: null, contestId: 7, rows: [own, { ...own }] };
  const placing = placingOf(round, own);
  expect(placing && placingText(placing)).toBe("812th");
  expect(officialCount({ ...round, participants: 9000 })).toBe(9000);
  expect(officialCount({ ...round, rows: [own, row(1)] })).toBe(2);
});

test.each([[row(null)], [row(1, true)]])("%o has no place", (own) => {
  expect(placingOf(standings, own)).toBeUndefined();
});

test("large numbers are as others on the pages", () => {
  expect(placingText({ rank: 1204, of: 18204, isShared: false })).toBe("1,204th of 18,204");
});

test("the best place is that of the lowest rank among the club's own rows", () => {
  const own = (rank: number | null) => ({ ...row(rank), people: [{ profile: "/profile/member/1" }] });
  expect(bestPlaceText({ ...standings, rows: [row(1), own(null), own(3), own(2), row(2)] })).toBe("shared 2nd of 5");
  expect(bestPlaceText(standings)).toBeNull();
});

test("profiles know the places of final results, the newest first", () => {
  const people = [{ name: "Robi", profile: " /profile/member/1 " }];
  const result = (id: string, date: string, more: object = {}) => ({
    id,
    title: id,
    date,
    rows: [
      { rank: 3, name: "Nulls", people },
      { rank: 1, name: "Guests", unofficial: true, people },
      { name: "Later", people },
    ],
    ...more,
  });
  const placings = placingsByProfile([
    result("old", "2025-01-01"),
    result("new", "2026-01-01", { participants: 41 }),
    result("open", "2026-02-01", { status: "provisional" }),
  ]);
  expect([...placings]).toEqual([
    [
      "/profile/member/1",
      [
        { id: "new", title: "new", date: "2026-01-01", name: "Nulls", rank: 3, of: 41, isShared: false },
        { id: "old", title: "old", date: "2025-01-01", name: "Nulls", rank: 3, of: 2, isShared: false },
      ],
    ],
  ]);
});
