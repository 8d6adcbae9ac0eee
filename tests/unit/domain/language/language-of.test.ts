import {
  hasBangla,
  languageOf,
  languageParts,
  marksOf,
  marksOfWhole,
} from "../../../../src/domain/language/language-of";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";
import { inLanguage } from "../../../support/in-language";

describe("An element that holds a text", () => {
  it("says its language, and its direction where that is not the page's", () => {
    expect(marksOf("bn")).toEqual({ lang: "bn" });
    expect(marksOf("ar")).toEqual({ lang: "ar", dir: "rtl" });
    expect(marksOf("en", "ar")).toEqual({ lang: "en", dir: "ltr" });
    expect(marksOf(undefined)).toEqual({});
  });

  it("says so as a whole for a word of it where it can't hold other elements", () => {
    expect(marksOfWhole("Picture of the খেলা")).toEqual({ lang: "bn" });
    expect(marksOfWhole("Picture of the game")).toEqual({});
  });
});

test("a text in two other languages is in the first of them", () => {
  expect(languageOf("العربية বাংলা")).toBe("ar");
  expect(languageOf("বাংলা العربية")).toBe("bn");
});

test("Bangla is in the block of Bengali letters, signs and digits", () => {
  expect(["ক", "ঁ", "৯", "৳"].map(hasBangla)).toEqual([true, true, true, true]);
  expect(["।", "अ", "a", "1"].map(hasBangla)).toEqual([false, false, false, false]);
});

describe("The parts of a text on a site in Arabic", () => {
  inLanguage("ar");

  it.each([
    ["الفترة 2nd", ["الفترة ", "[en 2nd]"]],
    ["لغة C++ من الصفر.", ["لغة ", "[en C++]", " من الصفر."]],
    ["نكتب main() في HTML5 و node.js.", ["نكتب ", "[en main()]", " في ", "[en HTML5]", " و ", "[en node.js]", "."]],
    ["(CSS) أو C#، ثم 10 دقائق", ["(", "[en CSS]", ") أو ", "[en C#]", "، ثم 10 دقائق"]],
    ["القاعة 304", ["القاعة 304"]],
    ["الرقم 458-21 في 2026-12-15.", ["الرقم ", "[ltr 458-21]", " في ", "[ltr 2026-12-15]", "."]],
    ["اتصل بالرقم +880 1700-000002، شكرًا", ["اتصل بالرقم ", "[ltr +880 1700-000002]", "، شكرًا"]],
    ["شغّل --force أو std::vector<int> الآن", ["شغّل ", "[en --force]", " أو ", "[en std::vector<int>]", " الآن"]],
    ["الشبكة/Git", ["الشبكة/", "[en Git]"]],
    ["أكثر من 50+ و 20%", ["أكثر من ", "[ltr 50+]", " و ", "[ltr 20%]"]],
  ])("of %j are found with the digits and signs of their words", (text, expected) => {
    const found = languageParts(text, "ar-EG").map(({ text: part, language, marks }) =>
      marks ? `[${language ?? marks.dir} ${part}]` : part,
    );
    expect(found).toEqual(expected);
  });

  it.each(["1", ".", "a", "a.", "a+", "a1(", "ا1", "1-", "+1", "-", "<"])(
    "are found in no quadratic time among many of %j",
    (piece) => {
      expect(growthOf((size) => languageParts(`${piece.repeat(size)} ا`, "ar-EG"), 5_000)).toBeLessThan(LARGEST_GROWTH);
    },
  );
});
