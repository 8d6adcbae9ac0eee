import { feeText, groupDigits, inDigits, participantsText, yearText } from "../../../../src/domain/text/amounts";
import { inNaturalOrder } from "../../../../src/domain/text/natural-order";
import { resolveSettings } from "../../../../src/content/settings/resolve-settings";
import type { Language } from "../../../../src/words/languages";
import { inLanguage } from "../../../support/in-language";

describe.each<[Language, string, string, string]>([
  ["en", "1,234,567", "99.5", "1,20,000"],
  ["bn", "১২,৩৪,৫৬৭", "৯৯.৫", "১,২০,০০০"],
  ["es", "1.234.567", "99,5", "120.000"],
  ["pt-BR", "1.234.567", "99,5", "120.000"],
  ["ar", "1,234,567", "99.5", "120,000"],
])("In %s", (language, million, fraction, participants) => {
  inLanguage(language);

  it("numbers have the form of the language", () => {
    expect(groupDigits(1_234_567)).toBe(million);
    expect(groupDigits(99.5)).toBe(fraction);
    expect(participantsText("1,20,000")).toContain(participants);
  });
});

describe.each<[Language, string]>([
  ["en", "2026"],
  ["bn", "২০২৬"],
  ["es", "2026"],
  ["ar", "2026"],
])("In %s", (language, year) => {
  inLanguage(language);

  it("years have its digits, without groups", () => {
    expect(inDigits(2026)).toBe(year);
    expect([yearText("2026"), yearText("undated")]).toEqual([year, "undated"]);
  });
});

describe.each<[Language, string, object]>([
  ["en", "EUR", { before: "€", after: "" }],
  ["es", "EUR", { before: "", after: "\u00a0€" }],
  ["pt-BR", "BRL", { before: "R$\u00a0", after: "" }],
  ["bn", "INR", { before: "", after: "₹" }],
  ["ar", "EGP", { before: "\u200f", after: "\u00a0ج.م.\u200f" }],
  ["ar", "BDT", { after: " taka" }],
  ["ar", "EUR", { before: "\u200f", after: "\u00a0€" }],
])("In %s", (language, currency, signs) => {
  inLanguage(language);

  it(`the sign of ${currency} is where the language has it`, () => {
    expect(resolveSettings({ currency }).currency).toMatchObject(signs);
  });
});

describe("In Bangla", () => {
  inLanguage("bn");

  it("a fee is in taka", async () => {
    // Modules ask for their words while they load.
    jest.resetModules();
    const amounts = await import("../../../../src/domain/text/amounts");
    expect(amounts.feeText(1500)).toBe("১,৫০০ টাকা");
  });

  it("names are in the order of the alphabet", () => {
    expect(["খবর", "Öko", "কলম", "Physik"].toSorted(inNaturalOrder)).toEqual(["কলম", "খবর", "Öko", "Physik"]);
  });
});

test("a fee in a currency with cents has both of them", () => {
  expect(feeText(0)).toBe("Free");
  expect(groupDigits(99.5, 2)).toBe("99.50");
});
