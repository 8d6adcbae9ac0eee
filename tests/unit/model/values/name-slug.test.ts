import { nameSlug } from "../../../../src/model/values/name-slug";

describe("The part of an address that a name becomes", () => {
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
  ])("is for %j %j", (name, slug) => {
    expect(nameSlug(name)).toBe(slug);
  });

  it.each(["", "   ", "!!!", "😀"])("is empty for %j, which holds no letter", (name) => {
    expect(nameSlug(name)).toBe("");
  });

  it("is the same for both ways to write a letter", () => {
    expect(nameSlug("\u09dc")).toBe(nameSlug("\u09a1\u09bc"));
  });
});
