import {
  outsideMedia,
  relativeTargets,
  renderArticle,
  renderMarkdown,
} from "../../../../src/content/markdown/render-markdown";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

describe("A tag that is named in a text", () => {
  const rest = "\n\n## Next\n\nMore **words**.";
  const shownRest = "<h3>Next</h3>\n<p>More <strong>words</strong>.</p>\n";
  const tags =
    "script style textarea option noscript iframe svg math template title xmp plaintext noembed noframes object";

  it.each(tags.split(" "))("is shown and takes nothing away: %s", (name) => {
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
});

test.each([
  ["https://example.org/form", "https://example.org/form"],
  ["www.example.org", "http://www.example.org"],
  ["club@example.org", "mailto:club@example.org"],
])("the bare address %s is a link, which ends before a full stop", (address, target) => {
  for (const end of [".", "।", "॥", "। ", "।।", ")।", "।-"]) {
    const html = renderMarkdown(`ফর্ম: ${address}${end}`);
    expect(html).toContain(`<a href="${target}"`);
    expect(html).toContain(`>${address}</a>${end.trim()}`);
  }
});

test.each("c cpp python javascript typescript bash json html xml css java sql diff".split(" "))(
  "code is known in %s",
  (language) => expect(renderMarkdown(`\`\`\`${language}\nx\n\`\`\``)).toMatch(/aria-label="Code 1: ./),
);

test("footnotes have different ids in each text of a page, which headings never have", () => {
  const source = "One[^a] two[^b] three[^a].\n\n[^a]: The *first*.\n[^b]: The second.";
  const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const texts = [source, `${source} `, "Other[^a].\n\n[^a]: Note."].flatMap((text) => ids(renderMarkdown(text)));
  expect(new Set(texts).size).toBe(texts.length);
  const article = ids(renderArticle(`## Note 1\n\n${source}`).html);
  expect(new Set(article).size).toBe(article.length);
});

test("the words of an article are counted without markup", () => {
  expect(renderArticle("# One\n\ntwo **three** [four](https://example.org)\n\n- five").wordCount).toBe(5);
  expect(renderArticle("").wordCount).toBe(0);
});

describe("The files that a text refers to", () => {
  it.each([
    ["[a](../media/a.pdf) ![b](b%20c.png) ![d][ref] [a](../media/a.pdf)\n\n[ref]: ./d.png", undefined],
    ["[a](../media/a.pdf) [b](<b c.png>) [d](./d.png)", "link"],
    ["![a](../media/a.pdf) ![b](<b c.png> =30x) ![d](./d.png)", "picture"],
  ] as const)("are those of links and pictures in every form, once each: %j (%s)", (source, purpose) => {
    const purposes = purpose && ([purpose] as const);
    expect(relativeTargets(source, purposes)).toEqual(["../media/a.pdf", "b c.png", "./d.png"]);
  });

  it("are distinguished by their purpose; a video is played, however it is named", () => {
    const source = "[a](a.pdf) ![b](b.png)\n\n![c](c.mp4)";
    expect(relativeTargets(source, ["picture"])).toEqual(["b.png"]);
    expect(relativeTargets(source, ["link"])).toEqual(["a.pdf", "c.mp4"]);
  });

  it("are not pages, fragments or links elsewhere", () => {
    expect(relativeTargets("[a](/notice) [b](#top) [c](https://example.org) [d](?x) <https://e.org>")).toEqual([]);
  });
});

test.each([
  ["![a](https://e.org/x.png?a=1&b=2) ![b](/y.png)", { pictures: ["https://e.org/x.png?a=1&b=2"] }],
  ["[a](https://e.org) ![b](/y.png)", {}],
  ["https://e.org/x.mp4", { videos: ["https://e.org/x.mp4"] }],
  ["https://youtu.be/abcdefghijk?t=10", { players: [expect.stringContaining("abcdefghijk")] }],
])("what %j shows from other sites is told by whole addresses", (source, shown) => {
  expect(outsideMedia(source)).toEqual({ pictures: [], videos: [], players: [], ...shown });
});

test.each<[string, (size: number) => string]>([
  ["notes and their marks", (size) => "[^a]: x\n".repeat(9 * size) + "[^a]".repeat(2 * size)],
  ["marks of one note", (size) => `${"[^a]".repeat(2 * size)}\n\n[^a]: x`],
  ["dollars", (size) => "$".repeat(9 * size)],
  ["formulas without an end", (size) => "$a ".repeat(3 * size)],
  ["blocks of formulas", (size) => "$$a\n\n".repeat(20 * size)],
  ["colons", (size) => ":".repeat(9 * size)],
  ["pictures without an end", (size) => "![a](b =3x".repeat(size)],
  ["pictures with a width", (size) => "![a](b){width=3}".repeat(size / 2)],
  ["alerts", (size) => "> [!NOTE]\n\n".repeat(8 * size)],
  ["ids of headings", (size) => "## a {#".repeat(size)],
  ["hints in one another", (size) => ":::hint\n".repeat(8 * size) + ":::\n".repeat(8 * size)],
  ["folds without an end", (size) => "<details>\n<summary>\n".repeat(8 * size)],
  ["tabs", (size) => ":::tabs\n```c\n```\n:::\n".repeat(size / 2)],
  ["films", (size) => "[a](https://youtu.be/abcdefghijk)\n".repeat(size / 4)],
])("a text that is full of %s takes no longer than its size explains", (_what, source) => {
  expect(growthOf((size) => renderArticle(source(size)), 100)).toBeLessThan(LARGEST_GROWTH);
});

test("a text of very many blocks in Bangla takes no longer than their number explains", () => {
  const blocks = (size: number) => renderMarkdown("> ক\n".repeat(size / 5) + "\n\nখ x\n\n".repeat(5 * size));
  expect(growthOf(blocks, 100)).toBeLessThan(LARGEST_GROWTH);
});

test("a formula that defines itself comes to an end", () => {
  expect(renderArticle(`$${String.raw`\def\a{\b\b}\def\b{\c\c}\def\c{\a\a}\a`}$`)).not.toBe("");
});
