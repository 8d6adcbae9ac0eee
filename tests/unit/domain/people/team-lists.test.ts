import { readTeamView, teamAddress } from "../../../../src/domain/people/team-lists";

describe("the view of /team", () => {
  it.each([
    ["", "current"],
    ["?view=past", "past"],
    ["?view=past#main", "past"],
    ["?view=current", "current"],
    ["?view=future", "current"],
    ["#view=past", "current"],
  ])("of the address '%s' is %s", (address, view) => expect(readTeamView(address)).toBe(view));

  it("is the same after a round trip through the address", () => {
    for (const view of ["current", "past"] as const) expect(readTeamView(teamAddress(view))).toBe(view);
    expect(teamAddress("current")).toBe("");
  });
});
