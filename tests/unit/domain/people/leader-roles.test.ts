import { isSameLeader, type LeaderRecord, leadersOf, roleLines } from "../../../../src/domain/people/leader-roles";
import { pastTerms } from "../../../../src/domain/people/team-lists";

const record = (fields: Partial<LeaderRecord> & { readonly jsonId: number }): LeaderRecord => ({
  name: "Mim Akter",
  position: null,
  roles: [],
  ...fields,
});

describe("Two files are of one person", () => {
  it.each([
    ["the same name and years of study", { session: "2021-2022" }, { session: "2021-2022" }, true],
    ["the same name and e-mail", { email: "M@x.org" }, { email: "m@x.org" }, true],
    ["the same name only", {}, {}, false],
    ["the same name and different years of study", { session: "2021-2022" }, { session: "2023-2024" }, false],
    ["the same contact under another name", { email: "m@x.org" }, { email: "m@x.org", name: "Rana" }, false],
    [
      "names that differ in dots and capitals",
      { name: "M. AKTER", email: "m@x.org" },
      { name: "m akter", email: "m@x.org" },
      true,
    ],
  ])("if they have %s: %#", (_, a, b, same) => {
    expect(isSameLeader(record({ jsonId: 1, ...a }), record({ jsonId: 2, ...b }))).toBe(same);
  });
});

describe("The roles of a person", () => {
  const now = record({
    jsonId: 9,
    position: "President",
    email: "m@x.org",
    roles: [{ term: "2025", position: "Editor" }],
  });
  const before = record({ jsonId: 3, position: "Secretary", tenure: "2024", email: "m@x.org" });
  const other = record({ jsonId: 4, name: "Rana", position: "President", tenure: "2024" });

  it("come from all their files, the newest first", () => {
    const [leader] = leadersOf([now], [before]);
    expect(leader && roleLines(leader)).toEqual(["Now: President", "2025: Editor", "2024: Secretary"]);
    expect(leader?.main).toBe(now);
  });

  it("are found even if one file connects two others that have nothing in common", () => {
    const first = record({ jsonId: 1, email: "m@x.org" });
    const second = record({ jsonId: 2, github: "https://github.com/m" });
    const third = record({ jsonId: 5, email: "m@x.org", github: "https://github.com/m" });
    expect(leadersOf([], [first, second, third])).toHaveLength(1);
  });

  it("make the terms of the past leaders, the newest first, each linked to the one profile", () => {
    const unknown = record({ jsonId: 5, name: "Old" });
    const terms = pastTerms(leadersOf([now], [unknown, before, other]));
    expect(
      terms.map(({ term, entries }) => [term, entries.map(({ profile, role }) => [profile, role.position])]),
    ).toEqual([
      ["2025", [[9, "Editor"]]],
      [
        "2024",
        [
          [9, "Secretary"],
          [4, "President"],
        ],
      ],
      [null, [[5, null]]],
    ]);
  });
});
