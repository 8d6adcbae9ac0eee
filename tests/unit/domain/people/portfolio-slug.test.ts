import { portfolioSlug } from "../../../../src/domain/people/portfolio-slug";

describe("The slug of a portfolio", () => {
  it.each([
    ["Nusrat Jahan", "nusrat-jahan"],
    ["  Md.  Abdul   Karim ", "md-abdul-karim"],
    ["O'Brien", "obrien"],
    ["D’Costa", "dcosta"],
    ["Ada (the 2nd)", "ada-the-2nd"],
    ["../../etc/passwd", "etc-passwd"],
    ["José", "josé"],
    ["Jose\u0301", "josé"],
    ["নুসরাত জাহান", "নুসরাত-জাহান"],
    ["প্রিয়া ২", "প্রিয়া-২".normalize("NFC")],
    ["র\u200d্যাব", "র্যাব".normalize("NFC")],
    ["Soft\u00adhyphen", "softhyphen"],
    ["--a--", "a"],
  ])("of %j is %j", (name, slug) => {
    expect(portfolioSlug(name)).toBe(slug);
  });

  it.each(["", "   ", "!!!", "😀"])("of %j, which holds no letter, is empty", (name) => {
    expect(portfolioSlug(name)).toBe("");
  });

  it("is the same for both ways to write a letter", () => {
    expect(portfolioSlug("\u09dc")).toBe(portfolioSlug("\u09a1\u09bc"));
  });
});
