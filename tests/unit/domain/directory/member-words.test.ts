import { memberGroups, shiftText } from "../../../../src/domain/directory/member-words";
import { inLanguage } from "../../../support/in-language";

describe.each([
  ["en", ["1st Shift", "2nd Shift", "Morning Shift"]],
  ["bn", ["১ম শিফট", "২য় শিফট", "Morning শিফট"]],
  ["ar", ["الدوام الأول", "الدوام الثاني", "الدوام Morning"]],
  ["es", ["Turno 1.º", "Turno 2.º", "Turno Morning"]],
] as const)("in %s", (language, shifts) => {
  inLanguage(language);

  test("a shift is a number as the language counts; a club's own word stays", () => {
    const shown = ["1st", "2nd", "Morning"].map(shiftText).map((text) => text.replace(/[\u2068\u2069]/g, ""));
    expect(shown).toEqual(shifts);
    expect(
      memberGroups({ session: null, shift: "1st" })
        .toLowerCase()
        .replace(/[\u2068\u2069]/g, ""),
    ).toBe(shifts[0].toLowerCase());
  });
});
