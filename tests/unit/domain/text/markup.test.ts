import { JSDOM } from "jsdom";
import { escapeAttribute, escapeText, textOfHtml } from "../../../../src/domain/text/markup";

const dangerous = `Tom & "Jerry" <script>alert('&lt;')</script>`;

describe("A text written into markup", () => {
  it("is read as the same text between tags", () => {
    expect(JSDOM.fragment(`<p>${escapeText(dangerous)}</p>`).textContent).toBe(dangerous);
  });

  it("is read as the same text in an attribute", () => {
    const fragment = JSDOM.fragment(`<p title="${escapeAttribute(dangerous)}"></p>`);
    expect(fragment.firstElementChild?.getAttribute("title")).toBe(dangerous);
  });

  it("keeps its quotation marks between tags, where they mean nothing", () => {
    expect(escapeText('"id": 1')).toBe('"id": 1');
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
