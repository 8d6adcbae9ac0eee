import { readTeamView, readTerm, teamAddress } from "../../../../src/domain/people/team-lists";

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

  it.each([
    ["?view=past&term=2024-2025", "2024–2025"],
    ["?view=past&term=%E0%A7%A8%E0%A7%A6%E0%A7%A8%E0%A7%A9", "2023"],
    ["?view=past&term=1999", ""],
    ["?view=past", ""],
  ])("of the address '%s' is limited to the term '%s'", (address, term) =>
    expect(readTerm(address, ["2024–2025", "2023"])).toBe(term),
  );

  it("of a term is the same after a round trip through the address", () => {
    const term = "Spring & autumn 2024";
    expect(readTerm(teamAddress("past", term), ["2023", term])).toBe(term);
    expect(readTeamView(teamAddress("past", term))).toBe("past");
  });
});
