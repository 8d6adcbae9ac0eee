import { textOfHtml } from "../../../../src/domain/text/markup";
import { metaDescription } from "../../../../src/domain/text/meta-description";

describe("A description for search engines", () => {
  it("is one line", () => {
    expect(metaDescription("  One\n\ttwo  \r\n three ")).toBe("One two three");
  });

  it("keeps 160 characters whole and cuts 161", () => {
    const whole = `${"word ".repeat(31)}words`;
    expect(whole).toHaveLength(160);
    expect(metaDescription(whole)).toBe(whole);
    const cut = metaDescription(`${whole}s`);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toBe(`${"word ".repeat(31).trim()}…`);
  });

  it("cuts between words and leaves no comma before the dots", () => {
    const text = `${"a".repeat(150)}, ${"b".repeat(20)}`;
    expect(metaDescription(text)).toBe(`${"a".repeat(150)}…`);
  });

  it("cuts inside a word that would leave too little", () => {
    const cut = metaDescription(`short ${"x".repeat(300)}`);
    expect(cut).toHaveLength(160);
    expect(cut.endsWith("x…")).toBe(true);
  });

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

  it("is empty for an empty text", () => {
    expect(metaDescription(" \n ")).toBe("");
  });
});

describe("The words of HTML", () => {
  it.each([
    ["<p>One</p>\n<p>two</p>", "One two"],
    ["<p>a<br />b</p>", "a b"],
    ["<p>un<strong>believ</strong>able</p>", "unbelievable"],
    ['<p>See <a href="/x" title="a">this</a>.</p>', "See this."],
    ["<blockquote><p>quoted</p></blockquote><ul><li>a</li><li>b</li></ul>", "quoted a b"],
    ["<p>&lt;script&gt; &amp; &quot;x&quot; &#39;y&#39;</p>", "<script> & \"x\" 'y'"],
    ["<p>&amp;lt; is how &lt; is written</p>", "&lt; is how < is written"],
    ['<img src="/x.png" alt="picture" />', ""],
    ["", ""],
  ])("of %j are %j", (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
