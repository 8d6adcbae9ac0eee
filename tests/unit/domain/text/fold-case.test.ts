import { foldCase } from "../../../../src/domain/text/fold-case";

describe("Two spellings of a text", () => {
  it.each([
    ["capital letters", "Web DEV", "web dev"],
    ["a Bangla letter written as two characters", "\u09af\u09bc", "\u09df"],
    ["an accent written as a character of its own", "CAFE\u0301", "caf\u00e9"],
  ])("are the same where they differ in %s only", (_, one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });

  it("differ where a letter has another accent", () => {
    expect(foldCase("cafe")).not.toBe(foldCase("café"));
  });
});
