import { digestOf } from "../../domain/data-files/data-format";
import type { PictureSource } from "../../domain/picture-source";
import type { ArticleHeading } from "../../domain/blog/article-contents";
import { textOfHtml } from "../../domain/text/markup";
import {
  attributeOf,
  eachToken,
  markdownParser,
  parseMarkdown,
  parseShortMarkdown,
  type Token,
} from "../../model/markdown/parse-markdown";
import { isRelativePath } from "../../model/values/link-target";
import { decodeLeniently } from "../../model/values/parse-url";
import { markLanguage } from "./mark-language";
import { nameHeadings, placeHeadings, withOwnIds } from "./headings";
import { addRenderRules, type RenderEnvironment } from "./render-rules";
import { TrustedHtml } from "./own-html";
import { sanitise } from "./sanitise";

const parser = markdownParser();
const shortParser = markdownParser({ html: false });
addRenderRules(parser);
addRenderRules(shortParser);

interface RenderOptions {
  /** The addresses on the site of the relative files in the text. */
  readonly addresses?: ReadonlyMap<string, string>;
  readonly pictures?: ReadonlyMap<string, PictureSource>;
  /** The level of the text's highest heading. */
  readonly topHeading?: number;
  /** The beginning of the ids of its footnotes; several texts of one page need different ones. */
  readonly notePrefix?: string;
  /** The language of the text if its letters don't show it; absent: that of the page. */
  readonly language?: string | undefined;
  /** True for a short text: tags are shown as words, and a single line is not a paragraph. */
  readonly isShort?: boolean;
}

/**
 * Renders Markdown as safe HTML: scripts, event handlers, frames and unsafe links are removed, unknown tags are shown
 * as text, code is highlighted, Bangla is marked as Bangla.
 */
export function renderMarkdown(source: string, options: Omit<RenderOptions, "notePrefix"> = {}): string {
  const notePrefix = source.includes("[^") ? `${digestOf(source)}-` : "";
  return markLanguage(withOwnIds(renderSafely(source, { ...options, notePrefix })), options.language);
}

function renderSafely(source: string, options: RenderOptions): string {
  const { addresses = new Map(), pictures = new Map(), topHeading = 3, notePrefix = "", isShort = false } = options;
  const leaves = new TrustedHtml(source);
  const tokens = isShort ? parseShortMarkdown(source, shortParser) : parser.parse(source, {});
  eachToken(tokens, (token) => {
    if (token.type !== "image" || !pictures.has(referenceOf(token)?.target ?? "")) replaceTarget(token, addresses);
    replaceAlignment(token);
  });
  const counts = { codeBlocks: 0, tables: 0, formulas: 0 };
  const blockPrefix = source.includes(":::") ? `${digestOf(source)}-` : "";
  const environment = { pictures, leaves, notePrefix, blockPrefix, ...counts } satisfies RenderEnvironment;
  const html = sanitise(parser.renderer.render(tokens, parser.options, environment));
  return placeHeadings(leaves.restore(html), topHeading);
}

export interface RenderedArticle {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  readonly wordCount: number;
}

/** The same for a text right below the title of its page: its headings have ids to link to. */
export function renderArticle(
  source: string,
  files: Omit<RenderOptions, "topHeading" | "notePrefix"> = {},
): RenderedArticle {
  const { html, headings } = nameHeadings(renderSafely(source, { ...files, topHeading: 2 }));
  return {
    html: markLanguage(html, files.language),
    headings,
    wordCount: textOfHtml(html).split(" ").filter(Boolean).length,
  };
}

/** The addresses of pictures and videos of other sites in a text, however it names them. */
export interface OutsideMedia {
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
  /** The players of videos that a reader may start. */
  readonly players: readonly string[];
}

const noMedia: OutsideMedia = { pictures: [], videos: [], players: [] };

export function outsideMedia(source: string): OutsideMedia {
  // Most texts have none, and rendering thousands of texts again would take seconds.
  if (!/https?:|www\./i.test(source) || !/!\[|<img|youtu\.?be|\.(?:mp4|webm|og[vg]|mov|m4v)/i.test(source))
    return noMedia;
  const html = renderMarkdown(source);
  const addresses = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, address = ""]) => address.replaceAll("&amp;", "&"));
  return {
    pictures: addresses(/<img [^>]*?src="(https:[^"]*)"/gi),
    videos: addresses(/<video [^>]*?src="(https:[^"]*)"/gi),
    players: addresses(/ data-film="(https:[^"]*)"/gi),
  };
}

type TargetKind = "link" | "picture";

/** The files of the content tree that a text refers to, as it writes them. */
export function relativeTargets(source: string, kinds: readonly TargetKind[] = ["link", "picture"]): string[] {
  const targets = new Set<string>();
  eachToken(parseMarkdown(source), (token) => {
    const { kind, target } = referenceOf(token) ?? {};
    if (kind && kinds.includes(kind) && target && isRelativePath(target)) targets.add(target);
  });
  return [...targets];
}

function replaceTarget(token: Token, addresses: ReadonlyMap<string, string>): void {
  const { attribute, target = "" } = referenceOf(token) ?? {};
  const address = addresses.get(target);
  if (attribute && address !== undefined) token.attrSet(attribute, address);
}

/** The link or picture of a token, as the author wrote it. */
function referenceOf(token: Token) {
  if (token.type === "link_open")
    return { kind: "link", attribute: "href", target: decodeLeniently(attributeOf(token, "href") ?? "") } as const;
  if (token.type === "video")
    return { kind: "link", attribute: "src", target: decodeLeniently(attributeOf(token, "src") ?? "") } as const;
  if (token.type === "image")
    return { kind: "picture", attribute: "src", target: decodeLeniently(attributeOf(token, "src") ?? "") } as const;
  return undefined;
}

/** markdown-it aligns the cells of a table by style attributes, which the site's policy forbids. */
function replaceAlignment(token: Token): void {
  const alignment = /text-align:(\w+)/.exec(attributeOf(token, "style") ?? "")?.[1];
  if (alignment !== undefined) token.attrSet("data-align", alignment);
}
