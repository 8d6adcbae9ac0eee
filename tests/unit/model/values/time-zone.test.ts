import { currencyError } from "../../../../src/model/site/setting-errors";
import { timeZoneError } from "../../../../src/model/values/time-zone";

describe("The name of a time zone", () => {
  it.each([
    ...["Asia/Dhaka", "Asia/Kolkata", "America/Argentina/Buenos_Aires", "Europe/Berlin", "UTC", "Etc/GMT+3"],
    ...["America/Argentina/Cordoba", "America/Kentucky/Louisville", "US/Eastern"],
  ])("may be %s", (name) => {
    expect(timeZoneError(name)).toBeUndefined();
  });

  it.each([
    ["Asia/Daka", "Asia/Dhaka"],
    ["America/Sao Paulo", "America/Sao_Paulo"],
    ["europe/berlin", "Europe/Berlin"],
    ["Asia/Kolkatta", "Asia/Kolkata"],
    ["America/New_york", "America/New_York"],
    ["America/St_johns", "America/St_Johns"],
    ["Asia/DHAKA", "Asia/Dhaka"],
    ["Asia/kolkata", "Asia/Kolkata"],
    ["+06:00", "Asia/Dhaka"],
    ["BST", "Asia/Dhaka"],
  ])("can't be %s; the nearest is %s", (name, nearest) => {
    expect(timeZoneError(name)).toBe(`is '${name}', expected the IANA name of a time zone, such as '${nearest}'`);
  });
});

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
