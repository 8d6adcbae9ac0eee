import { resolveSettings } from "../../../../src/content/settings/resolve-settings";
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
    [{ currency: "BRL" }, { code: "BRL", before: "R$", after: "" }],
    [{ currency: "EUR" }, { code: "EUR", before: "€", after: "" }],
    [
      { currency: "BRL", currencyName: "reais" },
      { code: "BRL", before: "", after: " reais" },
    ],
    [{ currency: "BDT" }, { code: "BDT", before: "", after: " taka" }],
  ])("write amounts of %j as %j", (file, currency) => {
    expect(resolveSettings(file).currency).toEqual(currency);
  });
});

describe("A fee in reais", () => {
  withClubSettings(resolveSettings({ currency: "BRL" }));

  it("is written with the sign of the currency", () => {
    expect(feeText(1500)).toBe("R$1,500");
    expect(feeText(0)).toBe("Free");
  });
});
