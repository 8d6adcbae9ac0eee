import { noMarks, withMark } from "../../../../src/domain/problems/marks";
import {
  difficultyChoices,
  filteredProblems,
  sheetAddress,
  sheetFilterIn,
} from "../../../../src/domain/problems/sheet-filter";

const problem = (title: string, difficulty: string | null, rest: object = {}) => ({
  ...{ title, key: `judge.example/${title}`, source: "CSES", difficulty, topic: "Graphs", starred: false },
  ...rest,
});
const problems = [
  problem("Paths", "1200", { starred: true }),
  problem("Words", "Easy", { topic: "Strings", source: "Kattis" }),
  problem("Trees", "800"),
  problem("Sums", null, { topic: null }),
];
const day = "2026-02-01";
const marks = withMark(
  withMark(noMarks, "https://judge.example/Paths", "solved", day),
  "https://judge.example/Trees",
  "again",
  day,
);
const shownAt = (address: string) =>
  filteredProblems(problems, sheetFilterIn(address, problems), marks).map(({ title }) => title);

describe("A sheet shows at", () => {
  it.each([
    ["", ["Paths", "Words", "Trees", "Sums"]],
    ["?topic=graphs", ["Paths", "Trees"]],
    ["?topic=Graphs&topic=strings&source=Kattis", ["Words"]],
    ["?topic=Knots", ["Paths", "Words", "Trees", "Sums"]],
    ["?topic=Knots&topic=Strings", ["Words"]],
    ["?difficulty=800-1200", ["Paths", "Trees"]],
    ["?difficulty=-1199&difficulty=easy", ["Words", "Trees"]],
    ["?difficulty=900-", ["Paths"]],
    ["?difficulty=hard&state=never&sort=up&starred=yes", ["Paths", "Words", "Trees", "Sums"]],
    ["?starred=1", ["Paths"]],
    ["?state=todo", ["Words", "Trees", "Sums"]],
    ["?state=solved&state=again", ["Paths", "Trees"]],
    ["?sort=easiest", ["Trees", "Paths", "Words", "Sums"]],
    ["?sort=hardest", ["Paths", "Trees", "Words", "Sums"]],
    ["?q=TREE+cses#problem-1", ["Trees"]],
  ])("%j these problems", (address, titles) => {
    expect(shownAt(address)).toEqual(titles);
    // Each view has an address that shows the same.
    expect(shownAt(sheetAddress(sheetFilterIn(address, problems)))).toEqual(titles);
  });
});

test("difficulties to choose from are words, and ranges in which there are problems", () => {
  expect(difficultyChoices(problems)).toEqual(["Easy", "800-1199", "1200-1599"]);
});
