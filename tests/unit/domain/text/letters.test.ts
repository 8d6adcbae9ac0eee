import { capitalised, initialsOf, foldCase } from "../../../../src/domain/text/letters";

describe("The initials of a name", () => {
  it.each([
    ["two words", "Nusrat Jahan", "NJ"],
    ["more words: the first two count", "Md Abdul Karim Khan", "MA"],
    ["one word", "Nusrat", "N"],
    ["small letters", "nusrat jahan", "NJ"],
    ["spaces around and between", "  Nusrat \t\n  Jahan ", "NJ"],
    ["an accent that is a sign of its own", "E\u0301mile Zola", "E\u0301Z"],
    ["a Bangla vowel sign", "নিশাত জাহান", "নিজা"],
    ["a Bangla vowel sign before its consonant", "মেহেদী হাসান", "মেহা"],
    ["a Bangla vowel on its own", "আরিফ ইসলাম", "আই"],
    ["a Bangla conjunct with a vowel sign", "প্রিয়া স্মৃতি", "প্রিস্মৃ"],
    ["a Bangla conjunct of three", "স্ত্রী", "স্ত্রী"],
    ["a Bangla conjunct with a joiner", "র\u200d্যাব", "র\u200d্যা"],
    ["a name in both scripts", "Rahim রহমান", "Rর"],
  ])("are the first letters: %s", (_, name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("never hold half of an emoji", () => {
    expect(initialsOf("😀 Rahim")).toBe("😀R");
    expect(initialsOf("👩‍💻 Nusrat")).toMatch(/^👩/u);
    expect(initialsOf("👩‍💻").isWellFormed()).toBe(true);
  });

  it.each(["", "   "])("are empty for %j", (name) => {
    expect(initialsOf(name)).toBe("");
  });
});

test.each([
  ["academic", "Academic"],
  ["Member Registration", "Member Registration"],
  ["বাংলা", "বাংলা"],
  ["", ""],
])("'%s' is labelled '%s'", (word, label) => {
  expect(capitalised(word)).toBe(label);
});

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
