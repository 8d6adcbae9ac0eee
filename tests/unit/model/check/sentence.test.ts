import { quote, shorten } from "../../../../src/model/check/sentence";

describe("A name or path in a diagnostic", () => {
  it("is whole while it can be read", () => {
    expect(shorten("a".repeat(200))).toBe("a".repeat(200));
  });

  it("is cut where it is long", () => {
    expect(shorten("a".repeat(201))).toBe(`${"a".repeat(197)}…`);
  });

  it("is never cut within a character", () => {
    expect(shorten(`a${"😀".repeat(200)}`, 11)).toBe("a😀😀😀…");
    expect(quote(`${"a".repeat(56)}😀😀😀`)).toBe(`'${"a".repeat(56)}…'`);
  });
});
