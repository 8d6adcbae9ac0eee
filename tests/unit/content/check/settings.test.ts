import { clubSettings } from "../../../../src/domain/settings/club-settings";
import { linesFor } from "./lines-for";

describe("The settings of a club", () => {
  it("are checked: an unknown time zone or currency is an error that names the nearest one", () => {
    expect(linesFor({ "site/settings.json": { timeZone: "America/Sao Paolo", currency: "BRI" } })).toEqual([
      "content/site/settings.json: currency: is 'BRI', expected the code of a currency (ISO 4217), such as 'BRL'",
      "content/site/settings.json: timeZone: is 'America/Sao Paolo', expected the IANA name of a time zone, such as 'America/Sao_Paulo'",
    ]);
  });

  it("of a tree that is checked do not become those of the site", () => {
    expect(linesFor({ "site/settings.json": { timeZone: "Europe/Berlin" } })).toEqual([]);
    expect(clubSettings().timeZone).toBe("Asia/Dhaka");
  });
});
