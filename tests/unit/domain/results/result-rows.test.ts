import { withReadRows } from "../../../../src/domain/results/result-rows";

const people = [{ name: "Eva Khan", profile: "/profile/member/1" }];
const entered = {
  problems: ["A", { label: "B", title: "Boats", url: "https://judge.example.org/b" }],
  rows: [{ rank: 1, name: "Segfault", people, cells: ["+", "-1"] }],
};
const row = (name: string, ...cells: string[]) => ({ place: "row 2", name, members: ["Eva Khan"], cells });

describe("Rows from a table", () => {
  const read = {
    problems: [{ label: "b" }, { label: "C" }],
    rows: [row("SEGFAULT", "+2 87", "?1"), row("Mim", "-1", "")],
  };

  it("take the place of others, whose people and titles stay", () => {
    expect(withReadRows(entered, read, "instead")).toEqual({
      problems: [entered.problems[1], { label: "C" }],
      rows: [
        { name: "SEGFAULT", people, cells: ["+2 87", "?1"] },
        { name: "Mim", cells: ["-1", ""] },
      ],
    });
  });

  it("come behind others, with their cells below the problems that they are about", () => {
    expect(withReadRows(entered, { ...read, rows: [row("Mim", "-1", "+ 9")] }, "behind")).toEqual({
      problems: [...entered.problems, { label: "C" }],
      rows: [...entered.rows, { name: "Mim", cells: ["", "-1", "+ 9"] }],
    });
  });

  it("need no problems", () => {
    const rows = [{ place: "row 2", name: "Mim", rank: 1 }];
    expect(withReadRows(entered, { problems: [], rows }, "instead")).toEqual({
      problems: entered.problems,
      rows: [{ rank: 1, name: "Mim" }],
    });
  });
});
