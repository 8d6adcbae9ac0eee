import { doubtsAbout } from "../../../../src/domain/results/doubts";

const places = (standings: Parameters<typeof doubtsAbout>[0]) =>
  doubtsAbout(standings).map(({ row, field }) => `${row} ${field}`);

test("ranks that fit the number solved are beyond doubt, without a rank too", () => {
  const rows = [
    { name: "A", rank: 1, solved: 5 },
    { name: "B", rank: 2, solved: 5 },
    { name: "C", rank: 2, solved: 4 },
    { name: "D", solved: 9 },
    { name: "E", rank: 4, solved: 4 },
    { name: "F", rank: 5, solved: 7, unofficial: true },
  ];
  expect(doubtsAbout({ rows })).toEqual([]);
});

test("a team that solved more has a better rank", () => {
  const rows = [
    { name: "A", rank: 1, solved: 5 },
    { name: "B", rank: 3, solved: 4 },
    { name: "C", rank: 2, solved: 3 },
  ];
  expect(doubtsAbout({ rows })).toEqual([
    {
      row: 1,
      field: "rank",
      message: "is 3 with 4 problems solved, but rank 2 has only 3, expected a better rank",
    },
  ]);
});

test.each([
  ["the number solved is that of the cells", [{ name: "A", solved: 2, cells: ["+ 3", "-1"] }], ["0 solved"]],
  ["cells with points say nothing of it", [{ name: "A", solved: 2, cells: ["70 3"] }], []],
  ["a final result has nothing pending", [{ name: "A", cells: ["?1"] }], ["0 cells"]],
  ["each name is there once", [{ name: "Null Set" }, { name: "null  set" }], ["1 name"]],
])("%s", (_name, rows, found) => {
  expect(places({ rows })).toEqual(found);
});

test("a provisional result may have pending cells", () => {
  expect(places({ status: "provisional", rows: [{ name: "A", cells: ["?1"] }] })).toEqual([]);
});
