import type { MarkdownIt } from "markdown-it";
import type { PictureSource } from "../../domain/picture-source";
import { decodeLeniently } from "../../model/values/parse-url";
import { escapeText, textTags } from "../../model/markdown/text-tags";
import { highlightCode, languageName } from "./highlight-code";
import { wordsOf } from "./words-of";
import { attributeOf, type Token } from "../../model/markdown/parse-markdown";

/** The state that the rules share while one text is rendered. */
export interface RenderEnvironment {
  /** The pictures of the text that went through the image pipeline, by the address the text writes. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  /** How many there have been, so that each gets a name of its own. */
  codeBlocks: number;
  tables: number;
}

type Rule = (tokens: Token[], index: number, options: object, environment: RenderEnvironment) => string;

/** Replaces those rules of markdown-it that this site changes. */
export function addRenderRules({ core, renderer, utils: { escapeHtml } }: MarkdownIt): void {
  core.ruler.push("text_tags", ({ tokens }) => {
    showTextTags(tokens);
  });

  const htmlBlock: Rule = (tokens, index) => escapeText(tokens[index]?.content ?? "", escapeHtml);

  /** Wide code and wide tables scroll, by keyboard too, so they can be focused and have a name. */
  const scrollable = (name: string) => `role="region" tabindex="0" aria-label="${escapeHtml(name)}"`;

  const code: Rule = (tokens, index, _options, environment) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    const language = info.trim().split(/\s+/)[0] ?? "";
    const name = languageName(language);
    environment.codeBlocks += 1;
    const label = `Code ${environment.codeBlocks}${name === undefined ? "" : `: ${name}`}`;
    return `<pre ${scrollable(label)}><code>${highlightCode(content, language) ?? escapeHtml(content)}</code></pre>\n`;
  };

  const openTable: Rule = (tokens, index, _options, environment) => {
    environment.tables += 1;
    const label = `Table ${environment.tables}: ${columnNames(tokens, index).join(", ")}`;
    return `<div ${scrollable(label)}><table>\n`;
  };

  const picture: Rule = (tokens, index, _options, environment) => {
    const token = tokens[index];
    const written = (token && attributeOf(token, "src")) ?? "";
    const { src, sizes, webp, width, height } = environment.pictures.get(decodeLeniently(written)) ?? {
      src: written,
    };
    const attributes = (values: Readonly<Record<string, string | number | null | undefined>>) =>
      Object.entries(values)
        .map(([name, value]) =>
          value === undefined || value === null ? "" : ` ${name}="${escapeHtml(String(value))}"`,
        )
        .join("");
    const alt = wordsOf(token);
    const image = `<img${attributes({ src, alt, title: token?.attrGet("title"), width, height })}>`;
    return webp === undefined
      ? image
      : `<picture><source${attributes({ type: "image/webp", srcset: webp, sizes })}>${image}</picture>`;
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
