import { metaDescription } from "../../../src/domain/meta-description";

describe("a description for search engines", () => {
  it("is one line", () => {
    expect(metaDescription("  Two\n lines ")).toBe("Two lines");
  });

  it("keeps what tells it from others, even where the text is cut", () => {
    expect(metaDescription("word ".repeat(100), " (id-2)")).toMatch(/ word… \(id-2\)$/);
  });

  it("is never longer than 160 characters", () => {
    for (let length = 150; length < 170; length++)
      expect(metaDescription("x".repeat(length), " (id)").length).toBeLessThanOrEqual(160);
  });
});
