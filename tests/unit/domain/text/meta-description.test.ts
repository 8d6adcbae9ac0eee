import { metaDescription } from "../../../../src/domain/text/markup";

describe("A description for search engines", () => {
  const words = "word ".repeat(31);

  it.each([
    ["is one line", "  One\n\ttwo  \r\n three ", "One two three"],
    ["is empty for an empty text", " \n ", ""],
    ["keeps 160 characters whole", `${words}words`, `${words}words`],
    ["cuts 161 characters", `${words}wordss`, `${words.trim()}…`],
    ["leaves no comma before the dots", `${"a".repeat(150)}, ${"b".repeat(20)}`, `${"a".repeat(150)}…`],
    ["cuts inside a word that would leave too little", `short ${"x".repeat(300)}`, `short ${"x".repeat(153)}…`],
  ])("%s", (_, text, description) => expect(metaDescription(text)).toBe(description));

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
