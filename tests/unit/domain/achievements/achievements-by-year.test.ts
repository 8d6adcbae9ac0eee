import { achievementsByYear } from "../../../../src/domain/achievements/achievements-by-year";

test("achievements are by year, the newest first, and those without a real day last", () => {
  const achievements = [
    { jsonId: "a", date: "2024-05-01" },
    { jsonId: "b", date: null },
    { jsonId: "c", date: "2026-01-01" },
    { jsonId: "d", date: "2026-02-01" },
    { jsonId: "e", date: "2026-02-30" },
  ];
  expect(
    achievementsByYear(achievements).map(({ year, achievements: ids }) => [
      year,
      ids.map(({ jsonId }) => jsonId).join(""),
    ]),
  ).toEqual([
    ["2026", "dc"],
    ["2024", "a"],
    [null, "be"],
  ]);
});
