import type { MarkdownIt } from "markdown-it";
import { servedPath } from "../../domain/addresses/served-path";
import { propertyOf } from "../../domain/shape";
import { startWhen } from "../../domain/start/start-when";
import { isSafeTarget } from "../../model/values/link-target";
import { parseUrl } from "../../model/values/parse-url";
import { youTubeId, youTubePlayer } from "../../model/values/youtube";
import { attributeOf } from "../../model/markdown/parse-markdown";
import { attributesOf, renderFormula } from "./own-html";
import type { Rule } from "./render-rules";
import { inDigits } from "../../domain/text/amounts";
import { t } from "../../words/t";

const alertNames: Readonly<Record<string, string>> = {
  note: t("Note||an alert in a text"),
  tip: t("Tip||an alert in a text"),
  important: t("Important||an alert in a text"),
  warning: t("Warning||an alert in a text"),
  caution: t("Caution||an alert in a text"),
};

/** Renders the site's extensions of CommonMark. */
export function addExtensionRules({ renderer, utils: { escapeHtml } }: MarkdownIt): void {
  const openQuotation: Rule = (tokens, index) => {
    const { info = "" } = tokens[index] ?? {};
    const name = alertNames[info];
    if (name === undefined) return "<blockquote>\n";
    return `<blockquote${attributesOf({ role: "note", "data-alert": info })}>\n<p><strong>${name}</strong></p>\n`;
  };

  const task: Rule = (tokens, index, _options, { leaves }) => {
    const isDone = tokens[index]?.info === "done";
    const attributes = attributesOf({
      role: "img",
      "aria-label": isDone ? t("Done||a task of a list") : t("To do||a task of a list"),
    });
    return leaves.keep(`<span${attributes}>${isDone ? "☑" : "☐"}</span> `);
  };

  const formula =
    (isBlock: boolean): Rule =>
    (tokens, index, _options, environment) => {
      const { content = "", block = false } = tokens[index] ?? {};
      const math = renderFormula(content, isBlock);
      if (math === undefined)
        return block ? `<pre><code>${escapeHtml(content)}</code></pre>\n` : `<code>${escapeHtml(content)}</code>`;
      if (!block) return environment.leaves.keep(math);
      environment.formulas += 1;
      const label = t("Formula {number, number}", { number: environment.formulas });
      const scrollable = attributesOf({ role: "group", tabindex: 0, "aria-label": label });
      return environment.leaves.keep(`<div${scrollable}>${math}</div>\n`);
    };

  const heading: Rule = (tokens, index) => {
    const { tag = "h6", info = "" } = tokens[index] ?? {};
    return `<${tag}${attributesOf({ "data-id": info || undefined })}>`;
  };

  const video: Rule = (tokens, index, _options, { leaves }) => {
    const { content = "" } = tokens[index] ?? {};
    const src = addressIn(tokens, index);
    if (!isShowable(src)) return escapeHtml(content);
    // No other site is contacted before a reader presses Play.
    const preload = /^https:/i.test(src) ? "none" : "metadata";
    const attributes = { src: servedPath(src), "aria-label": content || t("Video"), preload, width: 1280, height: 720 };
    return leaves.keep(`<video controls playsinline${attributesOf(attributes)}></video>`);
  };

  const youTube: Rule = (tokens, index, _options, { leaves }) => {
    const address = addressIn(tokens, index);
    const player = youTubePlayer(youTubeId(address) ?? "");
    const title = tokens[index]?.content || t("Video on YouTube");
    const link = {
      href: address,
      rel: "noopener noreferrer",
      target: "_blank",
      "data-film": player,
      ...startWhen("intent"),
    };
    const note = t("loads from {host}", { host: new URL(player).host });
    return leaves.keep(`<a${attributesOf(link)}><strong>▶ ${escapeHtml(title)}</strong> <span>${note}</span></a>`);
  };

  Object.assign(renderer.rules, {
    blockquote_open: openQuotation,
    task,
    math_inline: formula(false),
    math_block: formula(true),
    heading_open: heading,
    video,
    youtube: youTube,
  } satisfies Record<string, Rule>);
  addFootnoteRules(renderer.rules);
}

function addressIn(tokens: Parameters<Rule>[0], index: number): string {
  const token = tokens[index];
  return (token && attributeOf(token, "src")) ?? "";
}

function isShowable(address: string): boolean {
  return isSafeTarget(address) && (/^\//.test(address) || parseUrl(address)?.protocol === "https:");
}

/** Footnotes and the links between them and the text; several texts on one page have different ids. */
function addFootnoteRules(rules: object): void {
  const idOf = (kind: string, prefix: string, { id, subId = 0 }: NoteMeta) =>
    `${kind}-${prefix}${id + 1}${subId > 0 ? `-${subId + 1}` : ""}`;

  const reference: Rule = (tokens, index, _options, { leaves, notePrefix }) => {
    const meta = metaOf(tokens[index]?.meta);
    const note = idOf("note", notePrefix, { id: meta.id });
    const link = { href: `#${note}`, id: idOf("note-ref", notePrefix, meta), role: "doc-noteref" };
    return leaves.keep(`<sup><a${attributesOf(link)}>[${inDigits(meta.id + 1)}]</a></sup>`);
  };

  const back: Rule = (tokens, index, _options, { leaves, notePrefix }) => {
    const meta = metaOf(tokens[index]?.meta);
    const label =
      meta.subId > 0 ? t("Back to the text {number, number}", { number: meta.subId + 1 }) : t("Back to the text");
    const link = { href: `#${idOf("note-ref", notePrefix, meta)}`, role: "doc-backlink", "aria-label": label };
    return leaves.keep(` <a${attributesOf(link)}>↩\uFE0E</a>`);
  };

  Object.assign(rules, {
    footnote_ref: reference,
    footnote_anchor: back,
    footnote_block_open: () => `<div${attributesOf({ role: "doc-endnotes", "aria-label": t("Footnotes") })}>\n<ol>\n`,
    footnote_block_close: () => "</ol>\n</div>\n",
    footnote_open: (tokens, index, _options, { notePrefix }) =>
      `<li${attributesOf({ id: idOf("note", notePrefix, metaOf(tokens[index]?.meta)) })}>`,
    footnote_close: () => "</li>\n",
  } satisfies Record<string, Rule>);
}

interface NoteMeta {
  readonly id: number;
  readonly subId?: number;
}

/** The numbers of a footnote and of one of the places that refer to it, from 0. */
function metaOf(meta: unknown): Required<NoteMeta> {
  return { id: Number(propertyOf(meta, "id") ?? 0), subId: Number(propertyOf(meta, "subId") ?? 0) };
}
