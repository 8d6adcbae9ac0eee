import { teamGroups, type TeamPlace } from "../../../../src/domain/people/team-groups";
import { withClubSettings } from "../../../support/club-settings";

const grouped = (...people: readonly TeamPlace[]) =>
  teamGroups(people, (person) => person).map(({ name, people: inGroup }) => [
    name,
    inGroup.map(({ jsonId }) => jsonId),
  ]);

describe("The team", () => {
  it("without groups is by id", () => {
    expect(grouped({ jsonId: 2 }, { jsonId: 10 }, { jsonId: 1 })).toEqual([[null, [1, 2, 10]]]);
    expect(grouped()).toEqual([]);
  });

  it("is by rank, then by id", () => {
    expect(grouped({ jsonId: 1 }, { jsonId: 2, rank: 2 }, { jsonId: 3, rank: 1 }, { jsonId: 4, rank: 2 })).toEqual([
      [null, [3, 2, 4, 1]],
    ]);
  });

  it("has its groups by name, where the settings name none, and those without one at the end", () => {
    expect(
      grouped(
        { jsonId: 1, group: "Web" },
        { jsonId: 2 },
        { jsonId: 3, group: "Design", rank: 0 },
        { jsonId: 4, group: " design " },
      ),
    ).toEqual([
      ["Design", [3, 4]],
      ["Web", [1]],
      [null, [2]],
    ]);
  });
});

describe("The team of a club that has put its groups into an order", () => {
  withClubSettings({ teamGroups: ["Executives", "Web"] });

  it("is in that order, then by name", () => {
    expect(
      grouped(
        { jsonId: 1, group: "Art" },
        { jsonId: 2, group: "Web" },
        { jsonId: 3, group: "Events" },
        { jsonId: 4, group: "executives" },
        { jsonId: 5 },
      ).map(([name]) => name),
    ).toEqual(["executives", "Web", "Art", "Events", null]);
  });
});
