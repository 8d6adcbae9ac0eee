import { markdownOfHtml } from "../../../../src/cms/fields/markdown/pasted-markdown";
import { copiedHtml } from "../../../support/editor/copied-html";

test.each(copiedHtml)(
  "what was copied in $program becomes the Markdown that says the same",
  ({ html, plain = "", markdown }) => {
    expect(markdownOfHtml(html, plain).text).toBe(markdown);
  },
);

test.each([
  ["an empty list", "<p>One</p><ul></ul><p>Two</p>", "One\n\nTwo"],
  ["a list of empty items", "<p>One</p><ul><li></li><li> </li></ul><p>Two</p>", "One\n\nTwo"],
  ["an empty item among others", "<ul><li>One</li><li></li><li>Two</li></ul>", "- One\n- Two"],
  ["an empty list in an item", "<ul><li>One<ul><li></li></ul></li></ul>", "- One"],
  ["an empty quotation", "<p>One</p><blockquote><p></p></blockquote>", "One"],
  ["a table without words", "<p>One</p><table><tr><td></td></tr></table>", "One"],
  [
    "a space in a mark",
    "<p>One<b> two </b>three <a href='https://example.org'> four</a></p>",
    "One **two** three [four](https://example.org)",
  ],
  ["empty headings and marks", "<h2> </h2><p>One<b></b><i> </i>two</p>", "One two"],
])("%s leaves nothing behind", (_what, html, markdown) => {
  expect(markdownOfHtml(html, "").text).toBe(markdown);
});

test("characters that mean more in Markdown say what they said", () => {
  const { text } = markdownOfHtml("<p>*Note* 1_000 a_b $5 &lt;b&gt; [x]</p><p># no heading</p><p>1. no list</p>", "");
  expect(text).toBe(
    String.raw`\*Note\* 1_000 a_b $5 \<b> \[x]` + "\n\n" + String.raw`\# no heading` + "\n\n" + String.raw`1\. no list`,
  );
});

test("pictures are left out, and known to have been there", () => {
  expect(markdownOfHtml('<p>See <img src="https://example.org/x.png" alt=""> this</p>', "")).toEqual({
    text: "See this",
    isBlock: false,
    hadPictures: true,
  });
});

test.each([
  ["<p>One</p>", false],
  ["<b>One</b> two", false],
  ["<p>One</p><p>Two</p>", true],
  ["<ul><li>One</li></ul>", true],
  ["<h2>One</h2>", true],
])("%s is a block of its own: %s", (html, isBlock) => {
  expect(markdownOfHtml(html, "").isBlock).toBe(isBlock);
});
