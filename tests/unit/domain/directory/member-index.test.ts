import { packMembers, unpackMembers } from "../../../../src/domain/directory/member-index";
import { withClubSettings } from "../../../support/club-settings";
import { member } from "../../../support/components/members";

const withoutKey = (whole: ReturnType<typeof member>) => ({ ...whole, key: undefined });

describe("the index of all members", () => {
  it("returns what it was given, by id", () => {
    const people = [
      member({ id: 7, name: 'রহিমা <b> "x"', roll: "12", handle: "rahima", picture: "/static/a.webp" }),
      member({ id: 0, name: "Eva", session: "2021-2022", shift: "1st" }),
      member({ id: 3, picture: "/static/b.webp" }),
    ];
    const unpacked = unpackMembers(JSON.parse(JSON.stringify(packMembers(people.map(withoutKey)))));
    expect(unpacked.map(({ id }) => id)).toEqual([0, 3, 7]);
    expect(unpacked).toEqual([people[1], people[2], people[0]]);
  });

  it("knows who takes part in the leaderboard, with a handle or without", () => {
    const people = [member({ id: 1, handle: "ann" }), member({ id: 2, competes: true }), member({ id: 3 })];
    const unpacked = unpackMembers(JSON.parse(JSON.stringify(packMembers(people.map(withoutKey)))));
    expect(unpacked.map(({ competes, handle }) => [competes, handle])).toEqual([
      [true, "ann"],
      [true, ""],
      [false, ""],
    ]);
  });

  it("offers the newest session first and the shifts in order", () => {
    const index = packMembers([
      member({ id: 1, session: "2020-2021", shift: "2nd" }),
      member({ id: 2, session: "2024-2025", shift: "1st" }),
      member({ id: 3, session: "2020-2021", shift: "1st" }),
    ]);
    expect(index.sessions).toEqual(["2024-2025", "2020-2021"]);
    expect(index.shifts).toEqual(["1st", "2nd"]);
  });

  it("is empty without members", () => {
    expect(packMembers([])).toEqual({ sessions: [], shifts: [], members: [] });
    expect(unpackMembers(packMembers([]))).toEqual([]);
  });

  it.each([
    ["nothing", null],
    ["a text", "members"],
    ["a page of HTML taken for JSON", []],
  ])("is not read from %s", (_, value) => {
    expect(() => unpackMembers(value)).toThrow(TypeError);
  });
});

describe("The index of the members of a club with shifts of its own", () => {
  withClubSettings({ memberFields: { shift: { values: ["Manhã", "Tarde", "Noite", "Integral"] } } });

  it("offers them in the order in which the club names them", () => {
    const members = ["Noite", "Integral", "Manhã"].map((shift, id) => member({ id, shift }));
    expect(packMembers(members).shifts).toEqual(["Manhã", "Noite", "Integral"]);
  });
});
