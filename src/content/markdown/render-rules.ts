import type { MarkdownIt } from "markdown-it";
import type { PictureSource } from "../../domain/picture-source";
import { decodeLeniently } from "../../model/values/parse-url";
import { escapeText, textTags } from "../../model/markdown/text-tags";
import { attributeOf, type Token } from "../../model/markdown/parse-markdown";
import { codeRule } from "./code-rule";
import { attributesOf, type TrustedHtml } from "./own-html";
import { addContainerRules } from "./container-rules";
import { addExtensionRules } from "./extension-rules";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

export interface RenderEnvironment {
  /** The pictures of the text that went through the image pipeline, by their address in the text. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  readonly leaves: TrustedHtml;
  readonly notePrefix: string;
  /** The beginning of the ids of its steps and tabs. */
  readonly blockPrefix: string;
  /** How many there have been, so that each gets a unique name. */
  codeBlocks: number;
  tables: number;
  formulas: number;
}

export type Rule = (tokens: Token[], index: number, options: object, environment: RenderEnvironment) => string;

export function addRenderRules(parser: MarkdownIt): void {
  const {
    core,
    renderer,
    utils: { escapeHtml },
  } = parser;
  addContainerRules(parser);
  addExtensionRules(parser);
  core.ruler.push("text_tags", ({ tokens }) => {
    showTextTags(tokens);
  });

  const htmlBlock: Rule = (tokens, index) => escapeText(tokens[index]?.content ?? "", escapeHtml);

  /** Wide code and wide tables scroll, so the keyboard must reach them, and they have a name. */
  const scrollable = (name: string) => `role="group" tabindex="0" aria-label="${escapeHtml(name)}"`;

  const code = codeRule(escapeHtml, scrollable);

  const openTable: Rule = (tokens, index, _options, environment) => {
    environment.tables += 1;
    const columns = commaText(columnNames(tokens, index));
    const label = t("Table {number, number}: {columns}", { number: environment.tables, columns });
    return `<div ${scrollable(label)}><table>\n`;
  };

  const picture: Rule = (tokens, index, _options, environment) => {
    const token = tokens[index];
    const written = (token && attributeOf(token, "src")) ?? "";
    const { src, sizes, webp, width, height } = environment.pictures.get(decodeLeniently(written)) ?? {
      src: written,
    };
    const alt = wordsOf(token);
    const size = sizeOf(token, { width, height });
    const image = `<img${attributesOf({ src, alt, title: token && attributeOf(token, "title"), ...size })}>`;
    const shownSizes = size.width === width ? sizes : `${size.width}px`;
    return webp === undefined
      ? image
      : `<picture><source${attributesOf({ type: "image/webp", srcset: webp, sizes: shownSizes })}>${image}</picture>`;
  };

  Object.assign(renderer.rules, {
    html_block: htmlBlock,
    fence: code,
    code_block: code,
    table_open: openTable,
    table_close: () => "</table></div>\n",
    image: picture,
  } satisfies Record<string, Rule>);
}

interface Size {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** The size that the author gave a picture, or its own; if only one side is given, the other is calculated. */
function sizeOf(token: Token | undefined, { width, height }: Size): Size {
  const numberOf = (name: string) => Number((token && attributeOf(token, name)) ?? 0) || undefined;
  const wanted = { width: numberOf("width"), height: numberOf("height") };
  if (wanted.width === undefined && wanted.height === undefined) return { width, height };
  if (!width || !height) return wanted;
  return {
    width: wanted.width ?? Math.round(((wanted.height ?? height) * width) / height),
    height: wanted.height ?? Math.round(((wanted.width ?? width) * height) / width),
  };
}

/** Turns tags that are meant as words into text, in each paragraph, heading and cell. */
function showTextTags(tokens: readonly Token[]): void {
  const tags = tokens.filter(({ type }) => type === "html_inline");
  const texts = textTags(tags.map(({ content }) => content));
  for (const [index, tag] of tags.entries()) if (texts.has(index)) tag.type = "text";
  for (const { children } of tokens) if (children) showTextTags(children);
}

function columnNames(tokens: readonly Token[], table: number): string[] {
  const names: string[] = [];
  for (let index = table; index < tokens.length && tokens[index]?.type !== "thead_close"; index += 1)
    if (tokens[index]?.type === "inline") names.push(wordsOf(tokens[index]));
  return names.filter((name) => name !== "");
}

/** The text of a token without its markup; a picture counts as its alt text. */
function wordsOf(token: Token | undefined): string {
  const pieces = (token?.children ?? []).map((child) => {
    if (child.type === "softbreak" || child.type === "hardbreak") return " ";
    if (child.type === "html_inline") return "";
    return child.children?.length ? wordsOf(child) : child.content;
  });
  return pieces.join("");
}
