import { fireEvent, render, screen, within } from "@testing-library/react";
import { ResultDetails } from "../../../../src/components/results/ResultDetails";
import { ResultList } from "../../../../src/components/results/ResultList";
import { withClubSettings } from "../../../support/club-settings";

withClubSettings({ empty: [] });

const row = {
  rank: null,
  institution: null,
  unofficial: null,
  solved: null,
  penalty: null,
  points: null,
  award: null,
  note: null,
  group: null,
  cells: [],
  people: [],
};

const robi = { name: "Robi", profile: "/profile/member/1" };
const gone = { name: "Opu", profile: "/profile/member/9" };

const result = {
  jsonId: "regional",
  title: "Regional",
  date: "2026-05-02",
  kind: "icpc",
  status: null,
  event: "sprint",
  url: null,
  participants: null,
  contestId: null,
  best: "shared 2nd of 3",
  description: null,
  links: [],
  tags: [],
  problems: [
    { label: "A", title: "Sums", url: "https://judge.example.org/a" },
    { label: "B", title: null, url: null },
  ],
  rows: [
    { ...row, rank: 1, name: "Tigers", group: "North", solved: 2, cells: ["+ 12!", "+2 87"], award: "Gold Medal" },
    { ...row, rank: 2, name: "Nulls", group: "South", solved: 1, cells: ["-3", "+ 40"], people: [robi, gone] },
    { ...row, name: "Late", group: "South", solved: 0, cells: ["", "?1"], unofficial: true },
  ],
};

const cellsOf = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent.trim());

afterEach(() => window.history.replaceState(null, "", "/"));

describe("The page of a result", () => {
  it("says what each row did with each problem, in words where a sign is not enough", () => {
    render(<ResultDetails result={result} />);
    expect(cellsOf(/Tigers/)).toEqual(["1 Tigers as a list", "2", "+★ first to solve 12", "+2 87"]);
    expect(cellsOf(/Nulls/)).toEqual(["2 Nulls as a list", "1", "−3", "+ 40"]);
    expect(cellsOf(/Late/)).toEqual(["– Late as a list", "0", "", "?1"]);
    expect(screen.getByTitle("Sums")).toHaveTextContent(/^A/);
  });

  it("leads to the event and to profiles that there are, and says our best place", () => {
    render(<ResultDetails result={result} goneProfiles={[gone.profile]} />);
    expect(screen.getByRole("link", { name: "The event" })).toHaveAttribute("href", "/events/sprint");
    expect(screen.getByRole("link", { name: "Robi" })).toHaveAttribute("href", robi.profile);
    expect(screen.getByText(/Opu/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Opu" })).toBeNull();
    expect(screen.getByText("Our best: shared 2nd of 3")).toBeVisible();
  });

  it.each([
    ["?group=south", ["Nulls", "Late"]],
    ["?own=1", ["Nulls"]],
    ["?group=East", []],
  ])("shows the rows that %s names", (query, names) => {
    window.history.replaceState(null, "", `/results/regional${query}`);
    render(<ResultDetails result={result} />);
    const shown = screen.queryAllByRole("rowheader").map(({ textContent }) => textContent.trim());
    expect(shown).toEqual(names.map((name) => expect.stringContaining(name) as string));
  });

  it("opens a row as a list of tried problems, which fits on a phone", () => {
    render(<ResultDetails result={result} />);
    const opener = screen.getByRole("button", { name: "Tigers as a list" });
    fireEvent.click(opener);
    const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent.trim());
    expect(read("term").slice(-3)).toEqual(["Solved", "A Sums", "B"]);
    expect(read("definition").slice(-3)).toEqual(["2", "+★ first to solve 12", "+2 87"]);
    fireEvent.click(opener);
    expect(screen.queryByText("A Sums")).toBeNull();
  });

  it("can be scrolled by keyboard, and has a name", () => {
    render(<ResultDetails result={result} />);
    expect(screen.getByRole("region", { name: "Standings: Regional" })).toHaveAttribute("tabindex", "0");
  });
});

describe("The list of results", () => {
  const entries = [result, { ...result, jsonId: "old", title: "Old", date: "2025-01-01", kind: "club", best: null }];
  const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.trim());

  it("has the newest first, by year", () => {
    render(<ResultList results={[...entries].reverse()} />);
    expect(titles()).toEqual(["Regional", "Old"]);
    expect(screen.getByRole("region", { name: "2026" })).toHaveTextContent("Our best: shared 2nd of 3");
  });

  it("shows those that the address names", () => {
    window.history.replaceState(null, "", "/results?kind=club");
    render(<ResultList results={entries} />);
    expect(titles()).toEqual(["Old"]);
  });
});
