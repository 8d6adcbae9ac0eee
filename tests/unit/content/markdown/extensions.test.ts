import {
  outsideMedia,
  relativeTargets,
  renderArticle,
  renderMarkdown,
} from "../../../../src/content/markdown/render-markdown";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

describe("A footnote", () => {
  const source = "One[^a] two[^b] three[^a].\n\n[^a]: The *first*.\n[^b]: The second.";

  it("leads to its note, and back", () => {
    const { html } = renderArticle(source);
    expect(html).toContain('One<sup><a href="#note-1" id="note-ref-1" role="doc-noteref">[1]</a></sup> two');
    expect(html).toContain(
      '<div role="doc-endnotes" aria-label="Footnotes">\n<ol>\n<li id="note-1"><p>The <em>first</em>.',
    );
    expect(html).toContain('<a href="#note-ref-1" role="doc-backlink" aria-label="Back to the text">↩');
    expect(html).toContain('<a href="#note-ref-1-2" role="doc-backlink" aria-label="Back to the text 2">↩');
  });

  it("has an id of its own in each text of a page, and none that a heading has", () => {
    const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const texts = [source, `${source} `, "Other[^a].\n\n[^a]: Note."].flatMap((text) => ids(renderMarkdown(text)));
    expect(new Set(texts).size).toBe(texts.length);
    const article = ids(renderArticle(`## Note 1\n\n${source}`).html);
    expect(new Set(article).size).toBe(article.length);
  });

  it("that has no text stays as it is written", () => {
    expect(renderMarkdown("x[^a] and 2^[n]")).toBe("<p>x[^a] and 2^[n]</p>\n");
  });
});

test("tasks say whether they are done", () => {
  expect(renderMarkdown("- [ ] a\n- [x] *b*\n- c\n- [x]d")).toBe(
    '<ul>\n<li data-task><span role="img" aria-label="To do">☐</span> a</li>\n' +
      '<li data-task><span role="img" aria-label="Done">☑</span> <em>b</em></li>\n<li>c</li>\n<li>[x]d</li>\n</ul>\n',
  );
});

describe("An alert", () => {
  it.each(["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION", "note"])("may be a %s", (kind) => {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
    expect(renderMarkdown(`> [!${kind}]\n> Bring *it*.\n>\n> > [!TIP]\n> > Inner`)).toBe(
      `<blockquote role="note" data-alert="${kind.toLowerCase()}">\n<p><strong>${name}</strong></p>\n<p>Bring <em>it</em>.</p>\n` +
        '<blockquote role="note" data-alert="tip">\n<p><strong>Tip</strong></p>\n<p>Inner</p>\n</blockquote>\n</blockquote>\n',
    );
  });

  it.each(["> [!OTHER]\n> x", "> [!NOTE] x", "> x\n> [!NOTE]"])("is not %j", (source) => {
    expect(renderMarkdown(source)).toMatch(/^<blockquote>/);
  });
});

describe("A heading", () => {
  it("has the id that its author has chosen", () => {
    const { html, headings } = renderArticle("## First steps {#start}\n\n## Start {#start .wide}\n\n### Ids {#main}");
    expect(html).toContain('<h2 id="start"><a href="#start">First steps</a></h2>');
    expect(headings.map(({ id }) => id)).toEqual(["start", "start-2", "main-2"]);
    expect(headings.map(({ text }) => text)).toEqual(["First steps", "Start", "Ids"]);
    expect(renderMarkdown("# A {#b}\n\n# C {#main}")).toBe('<h3 id="b">A</h3>\n<h3>C</h3>\n');
  });

  it.each(["## Sets {1, 2}", "## A {#}", "## A {#b} c", "## {}"])("keeps other braces: %j", (source) => {
    expect(renderArticle(source).headings[0]?.text).toBe(source.slice(3));
  });
});

describe("An emoji", () => {
  it("may have its name on GitHub", () => {
    expect(renderMarkdown("Done :tada: (:+1:) :white_check_mark:!")).toBe("<p>Done 🎉 (👍) ✅!</p>\n");
  });

  it.each(["std::x::y", "10:30:45", "a:b:c", "1:100:2", "`:tada:`", "x:tada:", ":tada:x", ":unknown_name:", ":)"])(
    "is not in %j",
    (source) => {
      expect(
        renderMarkdown(source)
          .replace(/<[^>]*>/g, "")
          .trim(),
      ).toBe(source.replaceAll("`", ""));
    },
  );

  it("is not in an address", () => {
    expect(renderMarkdown("https://example.org/a:tada:b")).toContain('href="https://example.org/a:tada:b"');
  });
});

describe("A formula", () => {
  it("is MathML within a line, between two, and in a paragraph of its own", () => {
    expect(renderMarkdown("It takes $O(n^2)$ steps.")).toMatch(/^<p>It takes <math><.*<msup>.*<\/math> steps.<\/p>\n$/);
    expect(renderMarkdown("So $$x = 1$$ here")).toMatch(/^<p>So <math display="block".*<\/math> here<\/p>\n$/);
    const block = renderMarkdown("Text\n$$\n\\frac{a}{b}\n$$\nmore\n\n$$c$$");
    expect(block).toMatch(/<p>Text<\/p>\n<div role="group" tabindex="0" aria-label="Formula 1"><math display="block"/);
    expect(block).toContain('aria-label="Formula 2"');
    expect(renderMarkdown("```math\nx^2\n```")).toContain('<math display="block"');
  });

  it("holds no style, class, link or script", () => {
    const source = String.raw`$\color{red}x$ $\mathcal{O}$ $\begin{aligned}a&=b\\&=c\end{aligned}$ $\boxed{x}$`;
    expect(renderMarkdown(source)).not.toMatch(/ style=| class=| href=/);
    for (const tex of [
      String.raw`\href{javascript:alert(1)}{x}`,
      String.raw`\class{a}{b}`,
      String.raw`\includegraphics{x}`,
    ])
      expect(renderMarkdown(`$${tex}$`)).toBe(`<p><code>${tex}</code></p>\n`);
  });

  it("that can't be read is shown as it is written", () => {
    expect(renderMarkdown(String.raw`$\frac{a$ and $$\nope$$`)).toBe(
      String.raw`<p><code>\frac{a</code> and <code>\nope</code></p>` + "\n",
    );
  });

  it.each([
    "$5 and $10",
    "$5 and 10$",
    "$5-$10, US$5",
    "It costs $20, not $30.",
    "from $HOME to $USER",
    "$HOME/$USER",
    "set $x, then $y",
    "costs $5 `a$b`",
    "$ x $",
    "\\$x\\$",
    "100$ or 200$",
    "$$$ much $$$",
    "$$",
  ])("is not in %j", (source) => {
    expect(renderMarkdown(source)).not.toContain("<math");
    expect(
      renderMarkdown(source)
        .replace(/<[^>]*>/g, "")
        .trim(),
    ).toBe(source.replace(/[`\\]/g, ""));
  });
});

describe("A picture", () => {
  const pictures = new Map([
    ["x.png", { src: "/static/x.png", webp: "/static/x.webp 640w", sizes: "40rem", width: 800, height: 400 }],
  ]);

  it.each([
    "![a](x.png =300x)",
    "![a](x.png =300)",
    "![a](x.png =300x150)",
    "![a](x.png){width=300}",
    '![a](x.png){:width="300px"}',
  ])("may have a size: %j", (source) => {
    expect(renderMarkdown(source, { pictures })).toBe(
      '<p><picture><source type="image/webp" srcset="/static/x.webp 640w" sizes="300px" />' +
        '<img alt="a" src="/static/x.png" width="300" height="150" loading="lazy" decoding="async" /></picture></p>\n',
    );
  });

  it("of another site has the size that is given, and a title", () => {
    const html = renderMarkdown('![a *b*](https://e.org/x.png =300x200 "c")');
    expect(html).toContain('<img alt="a b" src="https://e.org/x.png" title="c" width="300" height="200"');
    expect(relativeTargets("![a](../x.png =30x)")).toEqual(["../x.png"]);
  });

  it.each(["![a](x.png =)", "![a](x.png=3)", "[a](/x =3x)", "{width=3}"])("has none in %j", (source) => {
    expect(renderMarkdown(source, { pictures })).not.toContain('width="3');
  });
});

describe("A video", () => {
  const player =
    '<video controls playsinline src="/static/x.mp4" aria-label="The final" preload="metadata" width="1280" height="720"></video>';
  const addresses = new Map([["../media/x.mp4", "/static/x.mp4"]]);

  it.each(["![The final](../media/x.mp4)", "[The final](../media/x.mp4)"])("of the club is played: %j", (source) => {
    expect(renderMarkdown(source, { addresses })).toBe(`<p>${player}</p>\n`);
    expect(renderMarkdown(`Watch:\n${source}\nNice.`, { addresses })).toBe(`<p>Watch:\n${player}\nNice.</p>\n`);
    expect(relativeTargets(source, ["link"])).toEqual(["../media/x.mp4"]);
    expect(relativeTargets(source, ["picture"])).toEqual([]);
  });

  it("of another site is asked for when it is played", () => {
    const html = renderMarkdown("https://e.org/x.mp4?a=1&b=2");
    expect(html).toContain('src="https://e.org/x.mp4?a=1&amp;b=2" aria-label="Video" preload="none"');
    expect(outsideMedia("https://e.org/x.mp4")).toEqual({ pictures: [], videos: ["https://e.org/x.mp4"], players: [] });
  });

  it.each([
    "https://www.youtube.com/watch?v=abcdefghijk",
    "https://youtu.be/abcdefghijk?t=10",
    "![](https://www.youtube.com/embed/abcdefghijk)",
    "<https://www.youtube.com/shorts/abcdefghijk>",
  ])("of YouTube is a link that a press turns into its player: %j", (source) => {
    const html = renderMarkdown(source);
    expect(html).toContain(
      'data-film="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&amp;rel=0" data-start="intent"',
    );
    expect(html).toContain("<strong>▶ Video on YouTube</strong> <span>loads from www.youtube-nocookie.com</span></a>");
    expect(html).not.toMatch(/<(?:img|iframe)/);
    expect(outsideMedia(source).players).toHaveLength(1);
  });

  it("has the words of its link as title", () => {
    expect(renderMarkdown("[The <final>](https://youtu.be/abcdefghijk)")).toContain("▶ The &lt;final&gt;</strong>");
  });

  it.each([
    "See [it](x.mp4) now",
    "- https://youtu.be/abcdefghijk",
    "http://e.org/x.mp4",
    "https://www.youtube.com/@club",
  ])("stays a link in %j", (source) => {
    expect(renderMarkdown(source)).not.toMatch(/<video|data-film/);
  });
});

test.each<[string, (size: number) => string]>([
  ["notes and their marks", (size) => "[^a]: x\n".repeat(9 * size) + "[^a]".repeat(2 * size)],
  ["marks of one note", (size) => `${"[^a]".repeat(2 * size)}\n\n[^a]: x`],
  ["dollars", (size) => "$".repeat(9 * size)],
  ["formulas without an end", (size) => "$a ".repeat(3 * size)],
  ["escaped dollars", (size) => "\\$ $".repeat(2 * size)],
  ["blocks of formulas", (size) => "$$a\n\n".repeat(20 * size)],
  ["short formulas", (size) => "$x$ ".repeat(2 * size)],
  ["braces in a formula", (size) => `$${"{".repeat(2 * size)}$`],
  ["colons", (size) => ":".repeat(9 * size)],
  ["names of emojis", (size) => ":a:".repeat(3 * size)],
  ["pictures without an end", (size) => "![a](b =3x".repeat(size)],
  ["beginnings of pictures", (size) => `${"![".repeat(4 * size)} =3x)`],
  ["pictures with a width", (size) => "![a](b){width=3}".repeat(size / 2)],
  ["alerts", (size) => "> [!NOTE]\n\n".repeat(8 * size)],
  ["tasks", (size) => "- [ ] \n".repeat(10 * size)],
  ["ids of headings", (size) => "## a {#".repeat(size)],
  ["films", (size) => "[a](https://youtu.be/abcdefghijk)\n".repeat(size / 4)],
])("a text that is full of %s takes no longer than its size explains", (_what, source) => {
  expect(growthOf((size) => renderArticle(source(size)), 100)).toBeLessThan(LARGEST_GROWTH);
});

test("a formula that defines itself comes to an end", () => {
  expect(renderArticle(`$${String.raw`\def\a{\b\b}\def\b{\c\c}\def\c{\a\a}\a`}$`)).not.toBe("");
});
