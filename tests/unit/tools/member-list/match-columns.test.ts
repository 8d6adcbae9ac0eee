import { matchColumns } from "../../../../tools/member-list/match-columns";

describe("A column", () => {
  it("may fill the same field as another one", () => {
    expect(matchColumns(["Name", "Roll", "Roll"]).map(({ field }) => field)).toEqual(["name", "roll", "roll"]);
  });

  it.each([
    ["আপনার নাম", "name"],
    ["আপনার পূর্ণ নাম কী?", "name"],
    ["¿Cuál es tu nombre?", "name"],
    ["Qual é o seu nome?", "name"],
    ["ما اسمك؟", "name"],
    ["3. What is your roll number?", "roll"],
    ["In which shift are you?", "shift"],
    ["Father's name", undefined],
    ["Name of your school", undefined],
    ["Tell us in your own words what you learned in the last session", undefined],
  ])("may be a question: %s", (question, field) => {
    expect(matchColumns(["id", question])[1]?.field).toBe(field);
  });

  it("is no question if another column fills the field, or two ask for it", () => {
    const fields = (...headers: string[]) => matchColumns(["id", ...headers]).map(({ field }) => field);
    expect(fields("Name", "Your name in Bangla")).toEqual(["id", "name", undefined]);
    expect(fields("Your name in Bangla", "Your name in English")).toEqual(["id", undefined, undefined]);
  });

  it("fills the field that is chosen for it, or none", () => {
    const chosen = new Map([
      ["Who", "name"],
      ["Roll", ""],
    ]);
    expect(matchColumns(["Who", "Name", "Roll"], chosen).map(({ field }) => field)).toEqual([
      "name",
      undefined,
      undefined,
    ]);
  });

  it.each([
    [["Name"], { Nmae: "name" }, "has no 'Nmae=name' for --column, expected one of the headers Name and"],
    [["Name"], { Name: "nmae" }, "has no 'Name=nmae' for --column"],
    [["Father", "Mother"], {}, "has no column for the name among Father, Mother"],
  ])("%j with %j is refused", (headers, chosen, message) => {
    expect(() => matchColumns(headers, new Map(Object.entries(chosen)))).toThrow(message);
  });
});
