import { frameOrigin, isPortfolioAddress, portfolioTarget } from "../../../src/domain/portfolio";

describe("a portfolio", () => {
  it("has a page here if it is a page of the web", () => {
    expect(portfolioTarget("Jannatul Ferdous Eva", "https://eva.example.org")).toBe("/jannatul-ferdous-eva");
    expect(portfolioTarget("Eva", "mailto:eva@example.org")).toBe("mailto:eva@example.org");
    expect(portfolioTarget("!!!", "https://eva.example.org")).toBe("https://eva.example.org");
  });

  it.each([null, undefined, "", "mailto:eva@example.org", "javascript:alert(1)", "eva.example.org", "https://"])(
    "is no page of the web: %s",
    (address) => expect(isPortfolioAddress(address)).toBe(false),
  );

  it("is framed by its origin, and only with https", () => {
    expect(frameOrigin("https://eva.example.org:8443/a/b?c#d")).toBe("https://eva.example.org:8443");
    expect(frameOrigin("HTTPS://Eva.Example.org")).toBe("https://eva.example.org");
    expect(frameOrigin("http://eva.example.org")).toBeUndefined();
    expect(frameOrigin("tel:+880170000")).toBeUndefined();
  });
});
