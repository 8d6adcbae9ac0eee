import { renderArticle, renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import { textOfHtml } from "../../../../src/domain/text/markup";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const html = (markdown: string) => renderMarkdown(markdown).trim();

describe("Bangla in Markdown", () => {
  it("marks each block that is in Bangla, and no other", () => {
    expect(html("# শিরোনাম\n\nবাংলা লেখা, **গাঢ়** ও `git`।\n\nAn English one.")).toBe(
      '<h3 lang="bn">শিরোনাম</h3>\n<p lang="bn">বাংলা লেখা, <strong>গাঢ়</strong> ও <code>git</code>।</p>\n<p>An English one.</p>',
    );
  });

  it("marks only the Bangla in a block that is mostly in another language", () => {
    expect(html("The word *খেলা* means game, and পাঠ means lesson.")).toBe(
      '<p>The word <em><span lang="bn">খেলা</span></em> means game, and <span lang="bn">পাঠ</span> means lesson.</p>',
    );
  });

  it("marks items of a list and cells of a table one by one", () => {
    expect(html("- এক\n- two")).toBe('<ul>\n<li lang="bn">এক</li>\n<li>two</li>\n</ul>');
    expect(html("| নাম | b |\n|---|---|\n| 1 | খেলা |")).toMatch(
      /aria-label="Table 1: নাম, b" lang="bn">[^]*<th>নাম<\/th>\n<th lang="en">b<\/th>[^]*<td>খেলা<\/td>/,
    );
  });

  it("marks the blocks of a text whose language its letters don't tell, but no blocks inside them", () => {
    const source = "One with পাঠ.\n\n- two\n- three\n\nচার।";
    expect(renderMarkdown(source, { language: "es" }).trim()).toBe(
      '<p lang="es">One with <span lang="bn">পাঠ</span>.</p>\n<ul lang="es">\n<li>two</li>\n<li>three</li>\n</ul>\n<p lang="bn">চার।</p>',
    );
  });

  it("gives an English block inside a Bangla one its language back", () => {
    expect(html("- এক দুই তিন\n  - an English one\n  - চার")).toBe(
      '<ul>\n<li lang="bn">এক দুই তিন\n<ul>\n<li lang="en">an English one</li>\n<li>চার</li>\n</ul>\n</li>\n</ul>',
    );
  });

  it("marks Bangla in code, in the words for a picture and in the title of a link", () => {
    expect(html("```\nprint('খেলা') # a longer comment in English\n```")).toContain('<span lang="bn">খেলা</span>');
    expect(html("![একটি ছবি](https://a.example.org/x.png)")).toMatch(/<img [^>]*alt="একটি ছবি"[^>]* lang="bn"/);
    expect(html('[a link](/x "খেলা")')).toMatch(/<a [^>]*title="খেলা" lang="bn">/);
  });

  it("takes no notice of the code in a text when it tells the language of the text", () => {
    expect(html("লেখ `main()`.")).toBe('<p lang="bn">লেখ <code>main()</code>.</p>');
  });

  it("marks a heading that has been named, and reads its name without the mark", () => {
    const { html: article, headings } = renderArticle("## ভূমিকা\n\n## The খেলা of the year");
    expect(article).toContain('<h2 id="ভূমিকা" lang="bn"><a href="#ভূমিকা">ভূমিকা</a></h2>');
    expect(article).toContain('The <span lang="bn">খেলা</span> of the year</a></h2>');
    expect(headings.map(({ text }) => text)).toEqual(["ভূমিকা", "The খেলা of the year"]);
  });

  it("keeps entities and texts as they are", () => {
    expect(html("ক &lt; খ & গ")).toBe('<p lang="bn">ক &lt; খ &amp; গ</p>');
    expect(textOfHtml(html("Say (খেলা), then go on with the lesson."))).toBe("Say (খেলা), then go on with the lesson.");
  });

  it("takes no longer than their number explains for very many blocks", () => {
    const blocks = (size: number) => renderMarkdown("> ক\n".repeat(size / 5) + "\n\nখ x\n\n".repeat(5 * size));
    expect(growthOf(blocks, 100)).toBeLessThan(LARGEST_GROWTH);
  });
});
