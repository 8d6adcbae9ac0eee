import { frameOrigin, portfolioOwner, portfolioPage } from "../../../../src/domain/people/portfolio";

describe("a portfolio", () => {
  it("has a page here if it is a page of the web", () => {
    expect(portfolioPage({ name: "Jannatul Ferdous Eva", portfolio: "https://eva.example.org" })).toBe(
      "/jannatul-ferdous-eva",
    );
    expect(portfolioPage({ name: "Eva", portfolio: "mailto:eva@example.org" })).toBeNull();
    expect(portfolioPage({ name: "!!!", portfolio: "https://eva.example.org" })).toBeNull();
  });

  it.each([null, undefined, "", "mailto:eva@example.org", "javascript:alert(1)", "eva.example.org", "https://"])(
    "has no page here if it is %j",
    (portfolio) => expect(portfolioOwner({ name: "Eva", portfolio })).toBeUndefined(),
  );

  it("is framed by its origin, and only with https", () => {
    expect(frameOrigin("https://eva.example.org:8443/a/b?c#d")).toBe("https://eva.example.org:8443");
    expect(frameOrigin("HTTPS://Eva.Example.org")).toBe("https://eva.example.org");
    expect(frameOrigin("http://eva.example.org")).toBeUndefined();
    expect(frameOrigin("tel:+880170000")).toBeUndefined();
  });
});
