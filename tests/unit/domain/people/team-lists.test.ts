import { leader, pastLeader } from "../../../support/components/people";
import { leadersOf } from "../../../../src/domain/people/leader-roles";
import {
  listOfLeader,
  MOST_PAST,
  pastTerms,
  readTeamView,
  shownLeaders,
} from "../../../../src/domain/people/team-lists";

describe("the view of /team", () => {
  it.each([
    ["", "current"],
    ["?view=past", "past"],
    ["?view=past#main", "past"],
    ["?view=current", "current"],
    ["?view=future", "current"],
    ["#view=past", "current"],
  ])("of the address '%s' is %s", (address, view) => expect(readTeamView(address)).toBe(view));
});

describe("past leaders", () => {
  const leaderOf = (jsonId: number, tenure: string) => pastLeader({ jsonId, name: `Leader ${jsonId}`, tenure });

  it("of one term are together, however their files spell it", () => {
    const terms = pastTerms(
      leadersOf([], [leaderOf(1, "2023-2024"), leaderOf(2, "২০২৩ – ২০২৪"), leaderOf(3, "2022-2023")]),
    );
    expect(terms.map(({ entries }) => entries.map(({ profile }) => profile))).toEqual([[1, 2], [3]]);
  });

  it("are listed in their last term, which has a page where they are many; who leads the club is in the team", () => {
    const [one, two] = leadersOf([leader()], [leaderOf(101, "২০২৩ – ২০২৪")]);
    const of = (pages: readonly { slug: string; term: string }[]) =>
      [one, two].flatMap((each) => (each ? listOfLeader(each, pages) : []));
    expect(of([])).toEqual(["/team", "/team?view=past&term=2023-2024"]);
    expect(of([{ slug: "2023-2024", term: "২০২৩ – ২০২৪" }])).toEqual(["/team", "/team/archive/2023-2024"]);
  });

  it("are all shown at once while they are few, and then only those of the newest term", () => {
    const past = Array.from({ length: MOST_PAST }, (_, index) =>
      leaderOf(index + 1, index < 2 ? "2025-26" : "2024-25"),
    );
    expect(shownLeaders([], past)).toHaveLength(MOST_PAST);
    expect(shownLeaders([], [...past, leaderOf(MOST_PAST + 1, "2024-25")])).toEqual([1, 2]);
  });
});
