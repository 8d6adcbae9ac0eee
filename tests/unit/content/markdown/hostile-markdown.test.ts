/** @jest-environment jsdom */
import { renderArticle, renderMarkdown } from "../../../../src/content/markdown/render-markdown";

const site = "https://club.example.org";

const allowedElements = new Set(
  (
    "p br hr strong b em i s del u sub sup mark kbd code pre blockquote ul ol li a img " +
    "table thead tbody tr th td h2 h3 h4 h5 h6 div span picture source"
  ).split(" "),
);
const allowedAttributes = new Set([
  ...["href", "title", "rel", "target", "src", "alt", "loading", "decoding", "start", "width", "height"],
  ...["srcset", "sizes", "type", "role", "tabindex", "aria-label", "class", "data-align"],
]);

/** The errors in HTML once a browser has read it, in words, so that a failing test names them. */
function errorsIn(html: string): string[] {
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  const errors: string[] = [];
  const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  if (walker.nextNode()) errors.push("holds a comment");
  for (const element of parsed.body.querySelectorAll("*")) {
    if (!allowedElements.has(element.localName) || element.namespaceURI !== "http://www.w3.org/1999/xhtml")
      errors.push(`element ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (!allowedAttributes.has(name)) errors.push(`attribute ${name} of ${element.localName}`);
      if (name === "href" && !isSafe(value, ["http:", "https:", "mailto:", "tel:"])) errors.push(`link to ${value}`);
      if (name === "srcset" && !value.split(",").every((source) => source.trim().startsWith("/static/")))
        errors.push(`pictures from ${value}`);
      if (name === "class" && !value.split(" ").every((word) => word.startsWith("hljs-")))
        errors.push(`class ${value}`);
      if (name === "role" && value !== "region") errors.push(`role ${value}`);
      if (name === "tabindex" && value !== "0") errors.push(`tabindex ${value}`);
      if (name === "src" && !isSafe(value, ["https:"])) errors.push(`picture from ${value}`);
    }
    if (element.hasAttribute("target") && !element.getAttribute("rel")?.includes("noopener"))
      errors.push("a new tab that knows its opener");
  }
  // What changes when it is read and written again can become something else the second time.
  const again = new DOMParser().parseFromString(`<body>${parsed.body.innerHTML}`, "text/html").body.innerHTML;
  if (again !== parsed.body.innerHTML) errors.push("reads differently the second time");
  return errors;
}

/** A browser takes it to an allowed scheme; to another site only where the address says so openly. */
function isSafe(value: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(value, `${site}/events/x`)) return true; // It leads nowhere.
  const { protocol, origin } = new URL(value, `${site}/events/x`);
  return schemes.includes(protocol) && (origin === site || /^\s*[a-z]+:/i.test(value));
}

describe("The judge of these tests", () => {
  it.each([
    "<script>alert(1)</script>",
    "<p onclick=alert(1)>x</p>",
    "<p style='color:red'>x</p>",
    "<a href='javascript:alert(1)'>x</a>",
    "<a href='java\nscript:alert(1)'>x</a>",
    "<a href='//evil.example'>x</a>",
    "<a href='/\\evil.example'>x</a>",
    "<a href='https://evil.example' target=_blank>x</a>",
    "<img src='data:image/png;base64,AA'>",
    "<img src='//evil.example/x.png'>",
    "<svg></svg>",
    "<!-- x -->",
    "<img src='/x.png' srcset='https://evil.example/x.png 1x'>",
    "<p class='button'>x</p>",
    "<div role='dialog'>x</div>",
    "<p tabindex=1>x</p>",
  ])("finds error with %j", (html) => {
    expect(errorsIn(html)).not.toEqual([]);
  });

  it("finds none with plain text", () => {
    expect(errorsIn('<p>Hello <a href="/events">events</a> <img src="/x.png" alt=""></p>')).toEqual([]);
  });
});

const rawHtml = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=https://evil.example/x.js></SCRIPT>",
  "<script\n>alert(1)</script\n>",
  "<script/x>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<<script>alert(1)//<</script>",
  "text <script>alert(1)",
  "<script type='application/ld+json'>{}</script>",
  "<p onclick='alert(1)'>x</p>",
  "<p ONMOUSEOVER=alert(1)>x</p>",
  "<p/onclick=alert(1)>x</p>",
  "<img src=x onerror=alert(1)>",
  "<img src='x' \n onerror='alert(1)'>",
  "<img src=`x` onerror=alert(1)>",
  '<img """><script>alert(1)</script>">',
  "<img src='javascript:alert(1)'>",
  "<img src='data:image/svg+xml;base64,PHN2Zy8+'>",
  "<img src='//evil.example/x.png'>",
  "<img src='http://evil.example/x.png'>",
  "<img src='/x.png' srcset='javascript:alert(1) 1x' sizes=1px>",
  "<img src='/x.png' style='background:url(javascript:alert(1))'>",
  "<iframe src='https://evil.example'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<iframe src='https://evil.example'",
  "<frameset><frame src='javascript:alert(1)'></frameset>",
  "<svg onload=alert(1)></svg>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<svg><foreignObject><p>x</p></foreignObject></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<math href='javascript:alert(1)'>x</math>",
  "<math><annotation-xml encoding='text/html'><script>alert(1)</script></annotation-xml></math>",
  "<object data='javascript:alert(1)'></object>",
  "<embed src='javascript:alert(1)'>",
  "<applet code=x></applet>",
  "<video src=x onerror=alert(1)></video>",
  "<audio src='https://evil.example/a.mp3' autoplay></audio>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<style>@import 'https://evil.example/x.css'; p{color:red}</style>",
  "<style><style/><img src=x onerror=alert(1)>",
  "<p style='position:fixed;inset:0'>x</p>",
  "<form action='https://evil.example'><input name=password><button>Go</button></form>",
  "<button formaction='javascript:alert(1)'>x</button>",
  "<input autofocus onfocus=alert(1)>",
  "<select><option><script>alert(1)</script></option></select>",
  "<textarea><script>alert(1)</script></textarea>",
  "<isindex action='javascript:alert(1)'>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<title>x</title>",
  "<html><head></head><body onload=alert(1)>x</body></html>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><script>alert(1)</script></template>",
  "<plaintext><script>alert(1)</script>",
  "<xmp><script>alert(1)</script></xmp>",
  "<noembed><img src=x onerror=alert(1)></noembed>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<dialog open>x</dialog>",
  "<portal src='https://evil.example'></portal>",
  "<x-widget onclick=alert(1)>x</x-widget>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='JaVaScRiPt:alert(1)'>x</a>",
  "<a href=' javascript:alert(1)'>x</a>",
  "<a href='java&#10;script:alert(1)'>x</a>",
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='java&Tab;script:alert(1)'>x</a>",
  "<a href='java&NewLine;script&colon;alert(1)'>x</a>",
  "<a href='&#106;&#97;vascript:alert(1)'>x</a>",
  "<a href='&#x6A;avascript:alert(1)'>x</a>",
  "<a href='&#0000106avascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href='\u0000javascript:alert(1)'>x</a>",
  "<a href='java\u0000script:alert(1)'>x</a>",
  "<a href='\u00a0javascript:alert(1)'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='DATA:text/html;base64,PHNjcmlwdD4='>x</a>",
  "<a href='file:///etc/passwd'>x</a>",
  "<a href='blob:https://club.example.org/1'>x</a>",
  "<a href='filesystem:https://x/y'>x</a>",
  "<a href='view-source:https://x'>x</a>",
  "<a href='//evil.example'>x</a>",
  "<a href='///evil.example'>x</a>",
  "<a href='/\\evil.example'>x</a>",
  "<a href='\\\\evil.example'>x</a>",
  "<a href='/\t/evil.example'>x</a>",
  "<a href='&#9;//evil.example'>x</a>",
  "<a href='/&NewLine;/evil.example'>x</a>",
  "<a href='\u0000//evil.example'>x</a>",
  "<a href='https:evil.example' target='_self'>x</a>",
  "<a href=' https://evil.example' target='_blank' rel='opener'>x</a>",
  "<a href='/x' target='parent' rel='opener'>x</a>",
  "<a href='/x' ping='https://evil.example' download>x</a>",
  "<a href='/x' id='club' name='location' class='primary'>x</a>",
  "<p><table><tr><td><p></table><script>alert(1)</script>",
  "<a href='x'><a href='javascript:alert(1)'>x</a></a>",
  "<p title='\"><script>alert(1)</script>'>x</p>",
  "<a title='\"><script>alert(1)</script>' href='/x'>x</a>",
  "<img alt='\"><script>alert(1)</script>' src='/x.png'>",
  "<!--><script>alert(1)</script>-->",
  "<!-- --!><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<!DOCTYPE html [<!ENTITY x '<script>alert(1)</script>'>]>",
  "</p></div></main><script>alert(1)</script>",
  "<div class='hljs-keyword primary' style='x' id='main'>x</div>",
  "<div role='dialog' aria-modal='true' tabindex='1'>x</div>",
  "<div role='region' tabindex='0' aria-label='\"><script>alert(1)</script>'>x</div>",
  "<span class='button hljs-\"onclick=alert(1)'>x</span>",
  "<pre role='alert' tabindex='-1' onscroll='alert(1)'>x</pre>",
  "<picture><source srcset='javascript:alert(1)'><img src='/x.png'></picture>",
  "<picture><source srcset='https://evil.example/x.webp 1x'><img src='/x.png'></picture>",
  "<picture><source srcset='/static/x.webp 1x, https://evil.example/x.webp 2x'><img src='/x.png'></picture>",
  "<picture><source srcset='//evil.example/x.webp'><img src='//evil.example/x.png'></picture>",
  "<picture><img src=x onerror=alert(1)></picture>",
  "<source src='javascript:alert(1)' onerror=alert(1)>",
  "<img src='/x.png' srcset='https://evil.example/x.png 2x'>",
  "<img src='/x.png' srcset='/static/x.png 1x, //evil.example/x.png 2x'>",
  "<img src='/x.png' width='9\" onload=\"alert(1)' height='1'>",
  "<td data-align='left\" onclick=\"alert(1)'>x</td>",
  "<h2 id='main'>x</h2>",
  "<h2 id='location' onclick='alert(1)'>x</h2>",
  "<h1><script>alert(1)</script></h1>",
  "<p",
  "<p title='",
  "<",
];

const markdownForms = [
  "[x](javascript:alert(1))",
  "[x](JAVASCRIPT:alert(1))",
  "[x]( javascript:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](<java script:alert(1)>)",
  "[x](<java\tscript:alert(1)>)",
  "[x](java&#10;script:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](javas&#99;ript:alert(1))",
  "[x](javascript%3Aalert(1))",
  "[x](%6Aavascript:alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](vbscript:x)",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](file:///etc/passwd)",
  "[x](//evil.example)",
  "[x](\\\\//evil.example)",
  "[x](/\\evil.example)",
  "[x](<\\\\evil.example>)",
  "[x](/%09/evil.example)",
  "[x](/%5Cevil.example)",
  "[x](/events '\"><script>alert(1)</script>')",
  '[x](/events "a\\" onclick=\\"alert(1)")',
  "[x][y]\n\n[y]: javascript:alert(1)",
  "[y]\n\n[y]: <javascript:alert(1)>",
  "[x][y]\n\n[y]: //evil.example",
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "<vbscript:x>",
  "<//evil.example>",
  "javascript:alert(1)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg onload=alert(1)>)",
  "![x](//evil.example/x.png)",
  "![x](http://evil.example/x.png)",
  '![x" onerror="alert(1)](/x.png)',
  "![x](/x.png '\" onerror=\"alert(1)')",
  "![x][y]\n\n[y]: javascript:alert(1)",
  "![<script>alert(1)</script>](/x.png)",
  "[<img src=x onerror=alert(1)>](/x)",
  "[![x](javascript:alert(1))](javascript:alert(2))",
  "# <script>alert(1)</script>",
  "- <script>alert(1)</script>",
  "> <iframe src=https://evil.example></iframe>",
  "| a |\n|---|\n| <script>alert(1)</script> |",
  '```html" onclick="alert(1)\n<script>alert(1)</script>\n```',
  "```js\nconst x = '<img src=x onerror=alert(1)>'; // </code></pre><script>alert(1)</script>\n```",
  "```html\n<a href='javascript:alert(1)' onclick='alert(1)'>x</a>\n```",
  '```"><script>alert(1)</script>\nx\n```',
  "```__proto__\nx\n```",
  "```constructor\nx\n```",
  '| <b onclick=alert(1)>a</b>" onfocus="alert(1) | b |\n|:-:|--:|\n| x | y |',
  '## "><img src=x onerror=alert(1)>',
  "## [x](javascript:alert(1))",
  "`<script>alert(1)</script>`",
  "    <script>alert(1)</script>",
  "**<b onclick=alert(1)>x</b>**",
  "<p>\n\n[x](javascript:alert(1))\n\n</p>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
];

describe("A hostile text", () => {
  it.each([...rawHtml, ...markdownForms])("is harmless once rendered: %j", (source) => {
    expect(errorsIn(renderMarkdown(source))).toEqual([]);
  });

  it.each(rawHtml)("is harmless in the middle of others: %j", (source) => {
    const html = renderMarkdown(`# Before\n\nSome **words** ${source} and more\n\n- a\n- b ${source}\n\nAfter`);
    expect(errorsIn(html)).toEqual([]);
  });

  it.each(["javascript:alert(1)", "//evil.example", 'x" onclick="alert(1)'])(
    "gains nothing from a file's address such as %j",
    (address) => {
      const html = renderMarkdown("[a](a.pdf) ![b](b.png)", {
        addresses: new Map([
          ["a.pdf", address],
          ["b.png", address],
        ]),
      });
      expect(errorsIn(html)).toEqual([]);
    },
  );

  it.each([...rawHtml, ...markdownForms])("is harmless as an article, ids of its headings apart: %j", (source) => {
    const { html } = renderArticle(`${source}\n\n## Heading ${source}`);
    expect(errorsIn(html.replace(/<(h[2-6]) id="[\p{L}\p{M}\p{N}-]+">/gu, "<$1>"))).toEqual([]);
  });

  it("gains nothing from the address of a picture in the pipeline", () => {
    const address = 'x" onerror="alert(1)';
    const pictures = new Map([["b.png", { src: address, webp: address, sizes: address }]]);
    expect(errorsIn(renderMarkdown("![b](b.png)", { pictures }))).toEqual([]);
  });

  it("does not show what a script or style would have done", () => {
    expect(renderMarkdown("a <script>alert(1)</script> <style>p{}</style> b")).not.toMatch(/alert|p\{\}/);
  });
});
