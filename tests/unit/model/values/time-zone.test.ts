import { currencyError } from "../../../../src/model/site/setting-errors";

describe("The code of a currency", () => {
  it("is one of ISO 4217", () => {
    expect(currencyError("BRL")).toBeUndefined();
    expect(currencyError("brl")).toContain("such as 'BRL'");
    expect(currencyError("R$")).toContain("expected the code of a currency (ISO 4217)");
  });

  it("is suggested only for a text that differs from it by one letter, as names of currencies do not", () => {
    expect(currencyError("BDTT")).toContain("such as 'BDT'");
    expect(currencyError("EURO")).toContain("such as 'EUR'");
    expect(currencyError("taka")).toContain("such as 'BDT'");
    expect(currencyError("Real")).toContain("such as 'BDT'");
  });
});
