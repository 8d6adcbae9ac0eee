import type { MarkdownIt } from "markdown-it";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import type { PictureSource } from "../../domain/picture-source";
import { decodeLeniently } from "../../model/values/parse-url";
import { escapeText, textTags } from "../../model/markdown/text-tags";
import { attributeOf, type Token } from "../../model/markdown/parse-markdown";
import { attributesOf, renderFormula, type TrustedHtml } from "./own-html";
import { addContainerRules } from "./container-rules";
import { addExtensionRules } from "./extension-rules";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

export interface RenderEnvironment {
  /** The pictures of the text that went through the image pipeline, by the address the text writes. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  readonly leaves: TrustedHtml;
  readonly notePrefix: string;
  /** The beginning of the ids of its steps. */
  readonly stepsPrefix: string;
  /** How many there have been, so that each gets a name of its own. */
  codeBlocks: number;
  tables: number;
  formulas: number;
}

/** What programs read and say, by the word behind the fence. It is not code: its name is shown above it. */
const programTexts: ReadonlyMap<string, string> = new Map([
  ["input", t("Input")],
  ["output", t("Output")],
  ["error", t("Error")],
]);

export type Rule = (tokens: Token[], index: number, options: object, environment: RenderEnvironment) => string;

/** The longest line of a piece of code that a phone shows without scrolling, in steps; nothing where letters of usual size fit. */
function columnsOf(code: string): string {
  const longest = Math.max(...code.split("\n").map((line) => line.length));
  const step = columnSteps.find((columns) => longest > columns.above);
  return step ? ` data-columns="${step.columns}"` : "";
}

/** The style sheet has a size of letters for each. */
const columnSteps = [
  { above: 50, columns: 60 },
  { above: 40, columns: 50 },
];

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

  /** Wide code and wide tables scroll, by keyboard too, so they can be focused and have a name. */
  const scrollable = (name: string) => `role="group" tabindex="0" aria-label="${escapeHtml(name)}"`;

  const code: Rule = (tokens, index, _options, environment) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    const language = info.trim().split(/\s+/)[0] ?? "";
    const math = language === "math" ? renderFormula(content.trim(), true) : undefined;
    if (math !== undefined) return `<div>${environment.leaves.keep(math)}</div>\n`;
    environment.codeBlocks += 1;
    const number = environment.codeBlocks;
    const said = programTexts.get(language);
    const name = said ?? languageName(language);
    const label =
      name === undefined
        ? t("Code {number, number}", { number })
        : t("Code {number, number}: {language}", { number, language: name });
    const shown = highlightCode(content, language) ?? escapeHtml(content);
    const heading = said === undefined ? "" : `<strong>${said}</strong>\n`;
    return `<pre ${scrollable(label)}${columnsOf(content)}>${heading}<code>${shown}</code></pre>\n`;
  };

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

/** The size that an author wants a picture to have, else its own; of one that is given, the other follows. */
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

/** Makes text of the tags in each paragraph, heading and cell that are words of it. */
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

const languages = { bash, c, cpp, css, diff, java, javascript, json, python, sql, typescript, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** In characters: the patterns of a language may take quadratic time, above all within one line. */
const LONGEST_CODE = 20_000;
const LONGEST_LINE = 1_000;

/**
 * Code as HTML with a class for each type of token; undefined for an unknown language, and for code too long to be
 * written by hand.
 */
function highlightCode(code: string, language: string): string | undefined {
  if (!hljs.getLanguage(language) || isTooLong(code)) return undefined;
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

function isTooLong(code: string): boolean {
  return code.length > LONGEST_CODE || code.split("\n").some((line) => line.length > LONGEST_LINE);
}

/** The usual name of a language, such as 'C++' for `cpp`; undefined for an unknown one. */
function languageName(language: string): string | undefined {
  return hljs.getLanguage(language)?.name;
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
