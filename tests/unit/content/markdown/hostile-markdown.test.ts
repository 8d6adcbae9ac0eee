/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { renderArticle, renderMarkdown } from "../../../../src/content/markdown/render-markdown";

const { html: rawHtml, markdown: markdownForms } = parse(
  readFileSync("tests/unit/content/markdown/hostile-texts.yaml", "utf8"),
) as Readonly<Record<"html" | "markdown", readonly string[]>>;

const site = "https://club.example.org";

const allowedElements = new Set(
  (
    "p br hr strong b em i s del u sub sup mark kbd code pre blockquote ul ol li a img " +
    "table thead tbody tr th td h2 h3 h4 h5 h6 div span picture source"
  ).split(" "),
);
const allowedAttributes = new Set([
  ...["href", "title", "rel", "target", "src", "alt", "loading", "decoding", "start", "width", "height"],
  ...["srcset", "sizes", "type", "role", "tabindex", "aria-label", "class", "data-align", "data-columns"],
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
      if (name === "role" && value !== "group") errors.push(`role ${value}`);
      if (name === "tabindex" && value !== "0") errors.push(`tabindex ${value}`);
      if (name === "src" && !isSafe(value, ["https:"])) errors.push(`picture from ${value}`);
    }
    if (element.hasAttribute("target") && !element.getAttribute("rel")?.includes("noopener"))
      errors.push("a new tab that knows its opener");
  }
  // HTML that changes when it is parsed and written again can become something else the second time.
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
    "<a href='//evil.example'>x</a>",
    "<a href='https://evil.example' target=_blank>x</a>",
    "<img src='data:image/png;base64,AA'>",
    "<svg></svg>",
    "<!-- x -->",
    "<img src='/x.png' srcset='https://evil.example/x.png 1x'>",
    "<p class='button'>x</p>",
    "<p tabindex=1>x</p>",
  ])("finds error with %j", (html) => {
    expect(errorsIn(html)).not.toEqual([]);
  });

  it("finds none with plain text", () => {
    expect(errorsIn('<p>Hello <a href="/events">events</a> <img src="/x.png" alt=""></p>')).toEqual([]);
  });
});

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
