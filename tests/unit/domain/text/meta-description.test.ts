import { metaDescription } from "../../../../src/domain/text/markup";

describe("A description for search engines", () => {
  it.each([157, 158, 159])("never ends in half of an emoji that begins at %d", (before) => {
    const cut = metaDescription("x".repeat(before) + "😀".repeat(10));
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(160);
  });

  it("keeps what tells it from others, even where the text is cut", () => {
    expect(metaDescription("word ".repeat(100), " (id-2)")).toMatch(/ word… \(id-2\)$/);
  });

  it("is never longer than 160 characters, its ending included", () => {
    for (let length = 150; length < 170; length++)
      expect(metaDescription("x".repeat(length), " (id)").length).toBeLessThanOrEqual(160);
  });
});
