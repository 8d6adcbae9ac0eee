import { expectNone, resolveSettings } from "../../../../src/content/settings/resolve-settings";
import { defaultSettings } from "../../../../src/model/club-settings";
import { feeText } from "../../../../src/domain/text/amounts";
import { withClubSettings } from "../../../support/club-settings";

describe("The settings of a club", () => {
  it("are the defaults where the file says nothing, or something invalid", () => {
    expect(resolveSettings({})).toEqual(defaultSettings);
    expect(resolveSettings({ timeZone: "Asia/Daka", currency: 5 })).toEqual(defaultSettings);
  });

  it("are those of the file beside an invalid field", () => {
    expect(resolveSettings({ timeZone: "Europe/Berlin", currency: "euro" }).timeZone).toBe("Europe/Berlin");
  });

  it.each([
    [{ currency: "BRL" }, { code: "BRL", before: "R$", after: "", decimals: 2 }],
    [{ currency: "EUR" }, { code: "EUR", before: "€", after: "", decimals: 2 }],
    [{ currency: "JPY" }, { code: "JPY", before: "¥", after: "", decimals: 0 }],
    [
      { currency: "BRL", currencyName: "reais" },
      { code: "BRL", before: "", after: " reais", decimals: 0 },
    ],
    [{ currency: "BDT" }, { code: "BDT", before: "", after: " taka", decimals: 0 }],
  ])("write amounts of %j as %j", (file, currency) => {
    expect(resolveSettings(file).currency).toEqual(currency);
  });
});

test("A field that the model has and the code does not pass on is an error of the types", () => {
  const forgotten: { readonly newSetting?: string } = {};
  // @ts-expect-error -- what the linter, which checks the types, says of a field that no one reads
  expectNone(forgotten);
  expectNone({});
});

describe("A fee in reais", () => {
  withClubSettings(resolveSettings({ currency: "BRL" }));

  it("is written with the sign of the currency", () => {
    expect(feeText(1500)).toBe("R$1,500");
    expect(feeText(0)).toBe("Free");
  });
});
