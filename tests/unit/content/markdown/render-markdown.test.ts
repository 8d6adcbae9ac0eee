import { outsideMedia, relativeTargets, renderMarkdown } from "../../../../src/content/markdown/render-markdown";

/** The levels of all headings in their order. */
const levels = (html: string) => [...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));

describe("Markdown", () => {
  it.each([
    ["paragraphs", "One\n\ntwo", "<p>One</p>\n<p>two</p>\n"],
    ["emphasis", "*a* **b** ~~c~~", "<p><em>a</em> <strong>b</strong> <s>c</s></p>\n"],
    ["lists", "1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"],
    ["a list that begins elsewhere", "3. a", '<ol start="3">\n<li>a</li>\n</ol>\n'],
    ["quotations", "> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"],
    ["code", "`a < b`", "<p><code>a &lt; b</code></p>\n"],
    ["Bangla", "**বাংলা** লেখা", '<p lang="bn"><strong>বাংলা</strong> লেখা</p>\n'],
    ["HTML that only marks up", "H<sub>2</sub>O, <kbd>Ctrl</kbd>", "<p>H<sub>2</sub>O, <kbd>Ctrl</kbd></p>\n"],
    ["nothing", "", ""],
  ])("shows %s", (_, source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });

  it("shows tables", () => {
    expect(renderMarkdown("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>2</td>");
  });

  it("keeps code as it was written, whatever it looks like", () => {
    const html = renderMarkdown("```cpp\n#include <vector>\nif (a < b && c > d) {}\n```");
    expect(html.replace(/<[^>]*>/g, "")).toBe("#include &lt;vector&gt;\nif (a &lt; b &amp;&amp; c &gt; d) {}\n\n");
  });

  it.each([
    ["#include <vector>", "#include &lt;vector&gt;"],
    ["#include <map>", "#include &lt;map&gt;"],
    ["#include <bits/stdc++.h>", "#include &lt;bits/stdc++.h&gt;"],
    ["vector<int> v; set<T>", "vector&lt;int&gt; v; set&lt;T&gt;"],
    ["List<Object> items and more", "List&lt;Object&gt; items and more"],
    ["map<string, vector<int>> m", "map&lt;string, vector&lt;int&gt;&gt; m"],
    ["a < b and c > d", "a &lt; b and c &gt; d"],
    ["<vector> begins a line", "&lt;vector&gt; begins a line"],
  ])("keeps %j readable outside of code", (source, html) => {
    expect(renderMarkdown(source)).toContain(html);
  });
});

describe("A tag that is named in a text", () => {
  const rest = "\n\n## Next\n\nMore **words**.";
  const shownRest = "<h3>Next</h3>\n<p>More <strong>words</strong>.</p>\n";
  const tags = [
    ...["script", "style", "textarea", "option", "noscript", "iframe", "svg", "math", "template"],
    ...["title", "xmp", "plaintext", "noembed", "noframes", "object"],
  ];

  it.each(tags)("is shown and takes nothing away: %s", (name) => {
    for (const [tag, shown] of [
      [`<${name}>`, `&lt;${name}&gt;`],
      [`</${name}>`, `&lt;/${name}&gt;`],
      [`<${name} class="a">`, `&lt;${name} class="a"&gt;`],
    ]) {
      expect(renderMarkdown(`The ${tag} element.${rest}`)).toBe(`<p>The ${shown} element.</p>\n${shownRest}`);
      expect(renderMarkdown(`${tag} is *it*.${rest}`)).toBe(`<p>${shown} is <em>it</em>.</p>\n${shownRest}`);
      expect(renderMarkdown(`<div>The ${tag} element.</div>${rest}`)).toBe(
        `<div>The ${shown} element.</div>\n${shownRest}`,
      );
    }
  });

  it.each([
    ["one that begins a line of a paragraph", "The\n<script> element", "<p>The\n&lt;script&gt; element</p>"],
    ["several", "<title> and <script>", "<p>&lt;title&gt; and &lt;script&gt;</p>"],
    ["in a list", "- <style> *a*\n- b", "<ul>\n<li>&lt;style&gt; <em>a</em></li>\n<li>b</li>\n</ul>"],
    ["a comment without its end", "<!-- *a*", "<p>&lt;!-- <em>a</em></p>"],
    ["a tag without its end", "<p is less than q", "<p>&lt;p is less than q</p>"],
    ["the beginning of a program", "<?php\n\n*a*", "<p>&lt;?php</p>\n<p><em>a</em></p>"],
    ["a type of documents", "Write <!DOCTYPE html> first", "<p>Write &lt;!DOCTYPE html&gt; first</p>"],
    ["inside HTML", "<div>\n#include <vector>\na < b\n</div>", "<div>\n#include &lt;vector&gt;\na &lt; b\n</div>"],
    ["inside what is removed", "a <svg><script></svg> b </script> c", "<p>a  b &lt;/script&gt; c</p>"],
  ])("is shown as text: %s", (_, source, html) => {
    expect(renderMarkdown(source).trim()).toBe(html);
  });

  it("is shown in the words for a picture, too", () => {
    expect(renderMarkdown("![The <script> tag](/x.png)")).toContain('alt="The &lt;script&gt; tag"');
  });

  it("is removed with all that is inside if it has an end", () => {
    expect(renderMarkdown("a <script>b</script> <svg><path d='c'></svg> <!-- <b> --> d")).toBe("<p>a    d</p>\n");
    expect(renderMarkdown("<style>\na {}\n\nb {}\n</style>\n\nc")).toBe("\n<p>c</p>\n");
  });
});

describe("A link in Markdown", () => {
  it("to another site opens a tab that does not know this one", () => {
    for (const source of [
      "[a](https://example.org)",
      "<https://example.org>",
      "https://example.org",
      '<a href="https://example.org" rel="opener" target="_self">a</a>',
    ])
      expect(renderMarkdown(source)).toMatch(
        /^<p><a href="https:\/\/example\.org" rel="noopener noreferrer" target="_blank">/,
      );
  });

  it.each(["/notice", "#top", "mailto:a@b.c", "tel:+8801700"])("to %s stays in this tab", (target) => {
    expect(renderMarkdown(`[a](${target})`)).toBe(`<p><a href="${target}">a</a></p>\n`);
  });

  it.each([
    '<a href="javascript:alert(1)">words</a>',
    "[words](javascript:alert(1))",
    "[words](data:text/html,x)",
    "[words](//evil.example)",
    "[words](/%5Cevil.example)",
    "[words][x]\n\n[x]: javascript:alert(1)",
  ])("that is not safe leaves its words and nothing else: %s", (source) => {
    expect(renderMarkdown(source)).toBe("<p><span>words</span></p>\n");
  });

  it.each([
    ["https://example.org/form", "https://example.org/form"],
    ["www.example.org", "http://www.example.org"],
    ["club@example.org", "mailto:club@example.org"],
  ])("may be the bare address %s, which ends before a full stop", (address, target) => {
    for (const end of [".", "।", "॥", "। ", "।।", ")।", "।-"]) {
      const html = renderMarkdown(`ফর্ম: ${address}${end}`);
      expect(html).toContain(`<a href="${target}"`);
      expect(html).toContain(`>${address}</a>${end.trim()}`);
    }
  });

  it.each(["hello.py, main.cc, install.sh, README.md", "System.in, user.name", "example.org", "//example.org/x"])(
    "is not made of names that only look like a host: %s",
    (names) => {
      expect(renderMarkdown(`See ${names}; then go on.`)).toBe(`<p>See ${names}; then go on.</p>\n`);
    },
  );

  it("to a file of the content leads to where the file is on the site", () => {
    const addresses = new Map([
      ["../media/a b.pdf", "/static/1/a%20b.pdf"],
      ["x.png", "/static/2/x.png"],
    ]);
    expect(renderMarkdown("[a](<../media/a b.pdf>) ![b](x.png)", { addresses })).toBe(
      '<p><a href="/static/1/a%20b.pdf">a</a> <img alt="b" src="/static/2/x.png" loading="lazy" decoding="async" /></p>\n',
    );
  });
});

describe("A picture in Markdown", () => {
  it("is loaded when it comes near", () => {
    expect(renderMarkdown('![a](/x.png "t")')).toBe(
      '<p><img alt="a" src="/x.png" title="t" loading="lazy" decoding="async" /></p>\n',
    );
  });

  it("without words for it has an empty alternative", () => {
    expect(renderMarkdown('<img src="/x.png">')).toContain('alt=""');
  });

  it.each(["http://example.org/x.png", "//example.org/x.png"])("from %s is left out whole", (address) => {
    expect(renderMarkdown(`<p>a <img src="${address}" alt="b"> c</p>`)).toBe("<p>a  c</p>");
  });
});

describe("The headings of a text", () => {
  it.each([
    ["one level", "# A\n\n# B", [3, 3]],
    ["the author's own gaps", "# A\n\n### B\n\n###### C", [3, 4, 5]],
    ["a start below the top", "### A\n\n# B", [3, 3]],
    ["a gap that is filled later", "# A\n\n### B\n\n## C", [3, 4, 4]],
    ["up and down again", "## A\n\n### B\n\n## C\n\n### D", [3, 4, 3, 4]],
    ["more levels than there are", "# A\n\n## B\n\n### C\n\n#### D\n\n##### E", [3, 4, 5, 6, 6]],
    ["underlined ones", "A\n===\n\nB\n---", [3, 4]],
    ["raw HTML", "<h1>A</h1>\n\n<h5>B</h5>", [3, 4]],
    ["raw HTML among others", "## A\n\n<h6>B</h6>\n\n### C", [3, 4, 4]],
  ])("begin below the page's and leave no level out: %s", (_, source, expected) => {
    expect(levels(renderMarkdown(source))).toEqual(expected);
  });

  it("may begin elsewhere", () => {
    expect(levels(renderMarkdown("# A\n\n## B", { topHeading: 2 }))).toEqual([2, 3]);
  });

  it("end where they began", () => {
    expect(renderMarkdown("# A\n\n### B *c*")).toBe("<h3>A</h3>\n<h4>B <em>c</em></h4>\n");
    expect(renderMarkdown("<h1>a <h4>b</h4> c</h1>")).toMatch(/^<h3>a <h4>b<\/h4> c<\/h3>$|^<h3>a <\/h3><h4>b<\/h4> c/);
  });

  it("in code are not headings", () => {
    expect(levels(renderMarkdown("```\n<h1>\n```\n\n`<h2>`"))).toEqual([]);
  });
});

describe("The files that a text refers to", () => {
  it("are those of links and pictures in every form, once each, as written", () => {
    const source = "[a](../media/a.pdf) ![b](b%20c.png) ![d][ref] [a](../media/a.pdf)\n\n[ref]: ./d.png";
    expect(relativeTargets(source)).toEqual(["../media/a.pdf", "b c.png", "./d.png"]);
  });

  it("are not pages, fragments or links elsewhere", () => {
    expect(relativeTargets("[a](/notice) [b](#top) [c](https://example.org) [d](?x) <https://e.org>")).toEqual([]);
  });
});

describe("The pictures that a text shows from other sites", () => {
  it("are told by their whole addresses", () => {
    expect(outsideMedia("![a](https://e.org/x.png?a=1&b=2) ![b](/y.png)").pictures).toEqual([
      "https://e.org/x.png?a=1&b=2",
    ]);
  });

  it("are none where the text shows none", () => {
    expect(outsideMedia("[a](https://e.org) ![b](/y.png)").pictures).toEqual([]);
  });
});

describe("Short text", () => {
  const short = (source: string) => renderMarkdown(source, { isShort: true });

  it.each([
    ["<p>", "&lt;p&gt;"],
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["# include", "# include"],
    ["-", "-"],
    ["2. two", "2. two"],
    ["`i++` or *never*", "<code>i++</code> or <em>never</em>"],
  ])("in one line shows its tags and begins no block: %s", (source, html) => {
    expect(short(source)).toBe(html);
  });

  it("of several lines may hold code and formulas", () => {
    expect(short("What does this print?\n\n```cpp\nint a;\n```")).toMatch(/^<p>What.*<\/p>\n<pre .*int/s);
    expect(short("$n^2$")).toContain("<math");
  });
});
