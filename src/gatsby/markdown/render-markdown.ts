import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { decodeLeniently, isRelativePath, isSafeTarget } from "../../model/reference";
import { isHtmlElement } from "./html-elements";

const parser = new MarkdownIt({ html: true, linkify: true, typographer: false });
parser.validateLink = isSafeTarget;

type Tokens = ReturnType<typeof parser.parse>;
type Token = Tokens[number];

// `#include <vector>` outside a code block is text, not an element to drop.
const showUnknownElements = (tokens: Tokens, index: number): string => {
  const content = tokens[index]?.content ?? "";
  const name = /^\s*<\/?([a-z][\w-]*)/i.exec(content)?.[1];
  return name === undefined || isHtmlElement(name) ? content : parser.utils.escapeHtml(content);
};
parser.renderer.rules.html_inline = showUnknownElements;
parser.renderer.rules.html_block = showUnknownElements;

/**
 * Headings of a text take the levels below those of the page around it, none left out,
 * whichever levels the author chose: each stands one below the nearest higher one before it.
 */
function placeHeadings(html: string, topLevel: number): string {
  const outline: number[] = [];
  const open: string[] = [];
  return html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, digit: string) => {
    if (slash) return `</${open.pop() ?? "h6"}>`;
    while ((outline.at(-1) ?? 0) >= Number(digit)) outline.pop();
    outline.push(Number(digit));
    const placed = `h${Math.min(6, topLevel + outline.length - 1)}`;
    open.push(placed);
    return `<${placed}>`;
  });
}

/** An author's own `rel` and `target` count for nothing: they could hand this window to another site. */
function linkAttributes({ href, title }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...(href !== undefined && { href }),
    ...(title !== undefined && { title }),
    ...(/^\s*https?:/i.test(href ?? "") && { rel: "noopener noreferrer", target: "_blank" }),
  };
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "p",
      "br",
      "hr",
      "strong",
      "b",
      "em",
      "i",
      "s",
      "del",
      "u",
      "sub",
      "sup",
      "mark",
      "kbd",
      "code",
      "pre",
      "blockquote",
    ],
    ...["ul", "ol", "li", "a", "img", "table", "thead", "tbody", "tr", "th", "td", "h1", "h2", "h3", "h4", "h5", "h6"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "title", "loading", "decoding"],
    ol: ["start"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy", decoding: "async" } }),
  },
  // A picture whose address is not allowed is left out with it.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "iframe", "object", "svg", "math", "template"],
};

interface RenderOptions {
  readonly addresses?: ReadonlyMap<string, string>;
  readonly topHeading?: number;
}

/**
 * Markdown as HTML that is safe to show: scripts, event handlers, frames and unsafe links are gone,
 * tags that HTML does not know are shown as text.
 *
 * @param options.addresses where the relative files that the text names stand on the site
 * @param options.topHeading the level of the text's highest heading
 */
export function renderMarkdown(source: string, { addresses = new Map(), topHeading = 3 }: RenderOptions = {}): string {
  const tokens = parser.parse(source, {});
  eachToken(tokens, (token) => replaceTarget(token, addresses));
  const html = sanitizeHtml(parser.renderer.render(tokens, parser.options, {}), rules);
  return placeHeadings(html, topHeading);
}

/** The addresses of the pictures that a text shows from other sites, whichever way it names them. */
export function outsidePictures(source: string): string[] {
  // Most texts show none, and rendering thousands of them again would cost seconds.
  if (!/https:/i.test(source) || !/!\[|<img/i.test(source)) return [];
  const images = renderMarkdown(source).matchAll(/<img [^>]*?src="(https:[^"]*)"/gi);
  return Array.from(images, ([, address = ""]) => address.replaceAll("&amp;", "&"));
}

/** The files of the content tree that a text refers to, as it writes them. */
export function relativeTargets(source: string): string[] {
  const targets = new Set<string>();
  eachToken(parser.parse(source, {}), (token) => {
    const target = targetOf(token);
    if (target && isRelativePath(target)) targets.add(target);
  });
  return [...targets];
}

function eachToken(tokens: Tokens, visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.children) eachToken(token.children, visit);
  }
}

function targetAttribute(token: Token): "href" | "src" | undefined {
  if (token.type === "link_open") return "href";
  return token.type === "image" ? "src" : undefined;
}

function targetOf(token: Token): string | undefined {
  const attribute = targetAttribute(token);
  const target = attribute && token.attrGet(attribute);
  return target ? decodeLeniently(target) : undefined;
}

function replaceTarget(token: Token, addresses: ReadonlyMap<string, string>): void {
  const attribute = targetAttribute(token);
  const address = addresses.get(targetOf(token) ?? "");
  if (attribute && address !== undefined) token.attrSet(attribute, address);
}
