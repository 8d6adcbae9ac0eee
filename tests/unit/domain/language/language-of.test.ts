import { banglaParts, hasBangla, languageOf } from "../../../../src/domain/language/language-of";

describe("The language of a text", () => {
  it.each([
    ["বাংলা প্রোগ্রামিং প্রতিযোগিতা ২০২৬", "bn"],
    ["২০২৬", "bn"],
    ["৳ 500", "bn"],
    ["বাংলায় Git শেখা: দ্বিতীয় পাঠ", "bn"],
    ["১০:০০ - ৬:০০ (ঢাকা)", "bn"],
    ["Programming contest", undefined],
    ["Workshop: পাঠ", undefined],
    ["Room ৩", undefined],
    ["2026", undefined],
    ["", undefined],
    ["— । —", undefined],
    ["हिन्दी", undefined],
  ])("%j is %s", (text, language) => expect(languageOf(text)).toBe(language));

  it("is Bangla where there is as much of it as of others", () => {
    expect(languageOf("কখ ab")).toBe("bn");
    expect(languageOf("কখ abc")).toBeUndefined();
  });
});

describe("The Bangla of a mixed text", () => {
  const parts = (text: string) => banglaParts(text).map(({ text: part, isBangla }) => (isBangla ? `[${part}]` : part));

  it.each([
    ["Workshop: পাইথন", ["Workshop: ", "[পাইথন]"]],
    ["A বাংলা, ও খেলা; B", ["A ", "[বাংলা, ও খেলা]", "; B"]],
    ["Room ৩", ["Room ", "[৩]"]],
    ["ক\u200cষ at the start", ["[ক\u200cষ]", " at the start"]],
    ["খেলা", ["[খেলা]"]],
    ["plain", ["plain"]],
    ["", []],
  ])("of %j is found", (text, expected) => {
    expect(parts(text)).toEqual(expected);
    expect(
      banglaParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it("is found in a long text without delay", () => {
    const text = `${"ক ".repeat(50_000)}${" ,".repeat(50_000)}x`;
    const before = performance.now();
    expect(banglaParts(text)).toHaveLength(2);
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it("is in the block of Bengali letters, signs and digits", () => {
    expect(["ক", "ঁ", "৯", "৳"].map(hasBangla)).toEqual([true, true, true, true]);
    expect(["।", "अ", "a", "1"].map(hasBangla)).toEqual([false, false, false, false]);
  });
});
