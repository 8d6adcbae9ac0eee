import { reservedIds } from "../../../../src/domain/element-ids";
import { relativeTargets, renderArticle, renderMarkdown } from "../../../../src/content/markdown/render-markdown";

const ids = (source: string) => renderArticle(source).headings.map(({ id }) => id);

describe("The headings of an article", () => {
  it("begin right below its title and are links to themselves", () => {
    const { html, headings } = renderArticle("# First\n\n## Second *part*");
    expect(html).toBe(
      '<h2 id="first"><a href="#first">First</a></h2>\n<h3 id="second-part"><a href="#second-part">Second <em>part</em></a></h3>\n',
    );
    expect(headings).toEqual([
      { id: "first", text: "First", level: 2 },
      { id: "second-part", text: "Second part", level: 3 },
    ]);
  });

  it("keep the letters of every script in their ids", () => {
    expect(ids("## প্রথম প্রতিযোগিতা\n\n## Größe & Wörter")).toEqual(["প্রথম-প্রতিযোগিতা", "größe-wörter"]);
  });

  it("never share an id, whatever they are called", () => {
    const unlike = ids("## A\n\n## A\n\n## A 2\n\n## A\n\n## ...\n\n## !");
    expect(unlike).toEqual(["a", "a-2", "a-2-2", "a-3", "section", "section-2"]);
  });

  it("take no id that the page itself uses", () => {
    expect(ids("## Main\n\n## Site menu")).toEqual(["main-2", "site-menu-2"]);
    for (const id of reservedIds) expect(reservedIds).not.toContain(ids(`## ${id}`)[0]);
    for (const id of ["site-search", "quick-links", "account"]) expect(ids(`## ${id}`)).toEqual([`${id}-2`]);
  });

  it("take no id that scripts look for as a global variable", () => {
    expect(ids("## Process\n\n## Module")).toEqual(["process-2", "module-2"]);
  });

  it("of raw HTML have ids of their own making too", () => {
    expect(renderArticle('<h2 id="main">Raw</h2>').html).toContain('<h2 id="raw"><a href="#raw">Raw</a></h2>');
  });

  it("that hold a link are not links themselves", () => {
    expect(renderArticle("## See [this](/notice)").html).toBe(
      '<h2 id="see-this">See <a href="/notice">this</a></h2>\n',
    );
  });

  it("are listed as readers see them", () => {
    const { headings } = renderArticle('## `a < b` & "c" <vector>');
    expect(headings.map(({ text }) => text)).toEqual(['a < b & "c" <vector>']);
  });

  it("have no ids in texts that share a page with others", () => {
    expect(renderMarkdown("## A")).toBe("<h3>A</h3>\n");
  });
});

describe("The words of an article", () => {
  it("are counted without markup", () => {
    expect(renderArticle("# One\n\ntwo **three** [four](https://example.org)\n\n- five").wordCount).toBe(5);
    expect(renderArticle("").wordCount).toBe(0);
  });
});

describe("Code in Markdown", () => {
  it("has its words marked by what they are", () => {
    const html = renderMarkdown("```cpp\nint main() { return 0; } // done\n```");
    expect(html).toContain('<span class="hljs-type">int</span>');
    expect(html).toContain('<span class="hljs-comment">// done</span>');
  });

  it.each("c cpp python javascript typescript bash json html xml css java sql diff".split(" "))(
    "is known in %s",
    (language) => {
      expect(renderMarkdown(`\`\`\`${language}\nx\n\`\`\``)).toMatch(/aria-label="Code 1: ./);
    },
  );

  it("of an unknown language stays as it was written", () => {
    expect(renderMarkdown("```brainfuck\n+<>\n```")).toBe(
      '<pre role="group" tabindex="0" aria-label="Code 1"><code>+&lt;&gt;\n</code></pre>\n',
    );
  });

  it("can be scrolled by keyboard, each block under a name of its own", () => {
    const labels = [...renderMarkdown("```c\nx\n```\n\n    y\n\n```c\nz\n```").matchAll(/aria-label="([^"]*)"/g)];
    expect(labels.map(([, label]) => label)).toEqual(["Code 1: C", "Code 2", "Code 3: C"]);
  });
});

describe("A table in Markdown", () => {
  const html = renderMarkdown("| file | who *keeps* it |\n|:-:|--:|\n| a | b |");

  it("scrolls in a frame that takes the focus and is named after its columns", () => {
    expect(html).toMatch(
      /^<div role="group" tabindex="0" aria-label="Table 1: file, who keeps it"><table>[\s\S]*<\/table><\/div>\n$/,
    );
  });

  it("keeps its alignment without styles", () => {
    expect(html).toContain('<td data-align="center">a</td>');
    expect(html).toContain('<td data-align="right">b</td>');
    expect(html).not.toContain("style");
  });
});

describe("A picture of the content in Markdown", () => {
  const picture = {
    src: "/static/1/x.jpg",
    webp: "/static/1/s.webp 360w,\n/static/1/x.webp 720w",
    sizes: "92vw",
    width: 720,
    height: 405,
  };
  const pictures = new Map([["../media/a b.jpg", picture]]);

  it("comes in all its sizes, holds its place and is loaded when it comes near", () => {
    expect(renderMarkdown('![A & "b"](<../media/a b.jpg>)', { pictures })).toBe(
      '<p><picture><source type="image/webp" srcset="/static/1/s.webp 360w, /static/1/x.webp 720w" sizes="92vw" />' +
        '<img alt="A &amp; &quot;b&quot;" src="/static/1/x.jpg" width="720" height="405" ' +
        'loading="lazy" decoding="async" /></picture></p>\n',
    );
  });

  it("that a link leads to as well is linked by its own address", () => {
    const addresses = new Map([["../media/a b.jpg", "/static/2/original.jpg"]]);
    const html = renderMarkdown("[![x](<../media/a b.jpg>)](<../media/a b.jpg>)", { pictures, addresses });
    expect(html).toContain('<a href="/static/2/original.jpg"><picture>');
  });

  it("is told apart from a link to a file", () => {
    const source = "[a](a.pdf) ![b](b.png)";
    expect(relativeTargets(source, ["picture"])).toEqual(["b.png"]);
    expect(relativeTargets(source, ["link"])).toEqual(["a.pdf"]);
  });
});
