import { parseUrl } from "../../../../src/model/values/parse-url";

describe("An address", () => {
  it("is read in its parts, by itself or from the page it is on", () => {
    expect(parseUrl("https://example.org/a")?.pathname).toBe("/a");
    expect(parseUrl("/b", "https://example.org/a")?.href).toBe("https://example.org/b");
  });

  it.each(["", "example.org", "https://", "https://a b"])("is none: %j", (text) => {
    expect(parseUrl(text)).toBeUndefined();
  });

  it("is read in the same way however often", () => {
    const readings = Array.from({ length: 50_000 }, () => parseUrl("https://münchen.example")?.host);
    expect(new Set(readings)).toEqual(new Set(["xn--mnchen-3ya.example"]));
  });
});
