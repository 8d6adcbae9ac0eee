import { roundsIn, withEntries } from "../../../../src/domain/rounds/round";
import { roundsOfMember, shownRounds } from "../../../../src/domain/rounds/shown-rounds";

const competitors = new Map([
  ["ann", { id: 1, name: "Ann" }],
  ["ben", { id: 2, name: "Ben" }],
]);
const rounds = roundsIn([
  { rounds: [{ id: 5, day: "2025-12-31", members: [{ handle: "Ann", rank: 90, solved: 3 }] }] },
  {
    rounds: [
      {
        id: 6,
        name: "Round 6",
        day: "2026-01-02",
        members: [
          { handle: "ben", unofficial: true },
          { handle: "ann", rank: 7 },
        ],
      },
      { id: 7, name: "Round 7", day: "2026-01-09", members: [{ handle: "gone", rank: 1 }] },
    ],
  },
]);
const unknown = { rank: null, solved: null, unofficial: false };

test("rounds have the members that the club has, by rank; the newest come first", () => {
  expect(shownRounds(rounds, competitors, new Map([[6, "our-round"]]))).toEqual([
    {
      ...{ id: 6, name: "Round 6", day: "2026-01-02", result: "our-round" },
      members: [
        { ...unknown, id: 1, name: "Ann", rank: 7 },
        { ...unknown, id: 2, name: "Ben", unofficial: true },
      ],
    },
    {
      id: 5,
      name: null,
      day: "2025-12-31",
      result: null,
      members: [{ ...unknown, id: 1, name: "Ann", rank: 90, solved: 3 }],
    },
  ]);
});

test("a profile leaves out what it says already, and shows the newest", () => {
  const shown = shownRounds(rounds, competitors);
  expect(roundsOfMember(shown, 1, ({ id }) => id !== 6).map(({ id, rank }) => [id, rank])).toEqual([[5, 90]]);
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...rounds.get(5),
    id: index,
    day: "2026-01-01",
    members: [{ handle: "ann" }],
  }));
  expect(roundsOfMember(shownRounds(roundsIn([{ rounds: many }]), competitors), 1, () => true)).toHaveLength(20);
});

test("what is found later adds to what is known, and the earlier day is right", () => {
  const merged = withEntries(rounds, "ANN", [
    { id: 6, day: "2026-01-01", solved: 4 },
    { id: 5, name: "Round 5", day: "2026-01-01", rank: 91 },
  ]);
  expect(merged.get(6)).toMatchObject({
    name: "Round 6",
    day: "2026-01-01",
    members: [{ handle: "ANN", rank: 7, solved: 4 }, {}],
  });
  expect(merged.get(5)).toEqual({
    id: 5,
    name: "Round 5",
    day: "2025-12-31",
    members: [{ handle: "ANN", rank: 91, solved: 3 }],
  });
  expect(rounds.get(5)?.name).toBeUndefined();
});
