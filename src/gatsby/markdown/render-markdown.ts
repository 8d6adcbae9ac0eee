import MarkdownIt from "markdown-it";
import type { PictureSource } from "../../components/ui/Picture";
import type { ArticleHeading } from "../../domain/article-contents";
import { textOfHtml } from "../../domain/meta-description";
import { decodeLeniently, isSafeTarget } from "../../model/reference";
import { nameHeadings } from "./heading-ids";
import { addRenderRules, type RenderEnvironment } from "./render-rules";
import { sanitise } from "./sanitise";
import { eachToken, type Token } from "./tokens";

const parser = new MarkdownIt({ html: true, linkify: true, typographer: false });
parser.validateLink = isSafeTarget;
addRenderRules(parser);

/** Where the relative files that a text names stand on the site. */
export interface MarkdownFiles {
  readonly addresses?: ReadonlyMap<string, string>;
  /** Pictures that went through the image pipeline. */
  readonly pictures?: ReadonlyMap<string, PictureSource>;
}

/** A text of its own page. */
export interface RenderedArticle {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  readonly wordCount: number;
}

/** Below the title of a page and the heading of a section. */
const IN_A_SECTION = 3;
const IN_AN_ARTICLE = 2;

/**
 * Markdown as HTML that is safe to show: scripts, event handlers, frames and unsafe links are gone,
 * tags that HTML does not know are shown as text, code is highlighted.
 */
export function renderMarkdown(source: string, files: MarkdownFiles = {}): string {
  return sanitise(render(prepared(source, files, IN_A_SECTION), files));
}

/** The same for a text below the title of its page: its headings have ids to link to. */
export function renderArticle(source: string, files: MarkdownFiles = {}): RenderedArticle {
  const tokens = prepared(source, files, IN_AN_ARTICLE);
  const headings = nameHeadings(tokens);
  const html = sanitise(
    render(tokens, files),
    headings.map(({ id }) => id),
  );
  return { html, headings, wordCount: textOfHtml(html).split(" ").filter(Boolean).length };
}

function prepared(source: string, { addresses = new Map() }: MarkdownFiles, topHeading: number): Token[] {
  const tokens = parser.parse(source, {});
  placeHeadings(tokens, topHeading);
  eachToken(tokens, (token) => {
    replaceTarget(token, addresses);
    replaceAlignment(token);
  });
  return tokens;
}

function render(tokens: Token[], { pictures = new Map() }: MarkdownFiles): string {
  const environment: RenderEnvironment = { pictures, codeBlocks: 0, tables: 0 };
  return parser.renderer.render(tokens, parser.options, environment);
}

/**
 * Headings of a text take the levels below those of the page around it, none left out,
 * whichever levels the author chose.
 */
function placeHeadings(tokens: readonly Token[], topLevel: number): void {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const heading of headings) heading.tag = `h${Math.min(6, topLevel + used.indexOf(heading.tag))}`;
}

function replaceTarget(token: Token, addresses: ReadonlyMap<string, string>): void {
  const attribute = token.type === "link_open" ? "href" : token.type === "image" ? "src" : undefined;
  const target = attribute && token.attrGet(attribute);
  if (!attribute || !target) return;
  const address = addresses.get(decodeLeniently(target));
  if (address !== undefined) token.attrSet(attribute, address);
}

/** markdown-it aligns the cells of a table by style attributes, which the site's policy forbids. */
function replaceAlignment(token: Token): void {
  const alignment = /text-align:(\w+)/.exec(token.attrGet("style") ?? "")?.[1];
  if (alignment !== undefined) token.attrSet("data-align", alignment);
}
