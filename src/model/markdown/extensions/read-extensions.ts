import footnotes from "markdown-it-footnote";
import type { MarkdownIt, StateCore, Token, StateInline } from "markdown-it";
import { readContainers } from "./read-containers";
import { readFilms } from "./films";
import { readMath } from "./math";
import { readPictureSizes } from "./picture-sizes";
import { full } from "markdown-it-emoji";

export function readExtensions(parser: MarkdownIt): void {
  parser.use(footnotes);
  // `^[…]` is an exponent more often than a footnote.
  parser.inline.ruler.disable("footnote_inline");
  readContainers(parser);
  readMath(parser);
  readEmoji(parser);
  readAlerts(parser);
  readHeadingIds(parser);
  readPictureSizes(parser);
  readTaskLists(parser);
  readFilms(parser);
}

const marker = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Reads a quotation that begins with a line `[!NOTE]` as an alert: its first token has the kind as `info`. */
function readAlerts({ core }: MarkdownIt): void {
  core.ruler.before("inline", "alerts", ({ tokens }: StateCore) => {
    for (const [index, token] of tokens.entries())
      if (token.type === "blockquote_open") makeAlert(token, tokens.slice(index + 1, index + 4));
  });
}

function makeAlert(token: Token, [paragraph, text, end]: readonly Token[]): void {
  const [found, kind] = marker.exec(text?.content ?? "") ?? [];
  if (paragraph?.type !== "paragraph_open" || !text || !end || found === undefined || kind === undefined) return;
  token.info = kind.toLowerCase();
  text.content = text.content.slice(found.length);
  // Of a paragraph that holds only the marker nothing is left.
  if (text.content === "") for (const piece of [paragraph, end]) piece.hidden = true;
}

const name = /:[a-z0-9_+-]+:/iy;
const wordSign = /[\p{L}\p{N}:]/u;

/** Reads emoji by the names that GitHub gives them, such as `:tada:`; a time or a path such as `a:b:c` holds none. */
function readEmoji(parser: MarkdownIt): void {
  parser.use(full, { shortcuts: {} });
  parser.inline.ruler.after("linkify", "emoji_edges", readEdges);
}

/** Keeps a colon within a word apart from what follows, so that the plugin finds no name there. */
function readEdges(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== ":") return false;
  name.lastIndex = pos;
  const [found] = name.exec(src) ?? [];
  if (found === undefined || pos + found.length > state.posMax) return false;
  const [before = " ", after = " "] = [src[pos - 1], src[pos + found.length]];
  const isApart = !wordSign.test(before) && !wordSign.test(after);
  const text = isApart ? found : ":";
  if (!silent) {
    if (isApart) state.pending += text;
    else state.push("text_special", "", 0).content = text;
  }
  state.pos += text.length;
  return true;
}

const attributes = /^\{#([\p{L}\p{M}\p{N}_.-]{1,100})(?: +[.#]?[\w-]+)* *\}$/u;

/** Reads `## Title {#id}`: the piece that begins the heading has the id as `info`. */
function readHeadingIds({ core }: MarkdownIt): void {
  core.ruler.before("inline", "heading_ids", ({ tokens }: StateCore) => {
    for (const [index, token] of tokens.entries()) {
      const text = tokens[index + 1];
      const start = token.type === "heading_open" ? (text?.content.lastIndexOf("{#") ?? -1) : -1;
      const id = text && start >= 0 ? attributes.exec(text.content.slice(start))?.[1] : undefined;
      if (text === undefined || id === undefined) continue;
      token.info = id;
      text.content = text.content.slice(0, start).trimEnd();
    }
  });
}

const box = /^\[([ x])\][ \u00a0]+/i;

/** Reads `- [ ] to do` and `- [x] done`: the item's words begin with a piece `task`, whose `info` is `done` or empty. */
function readTaskLists({ core }: MarkdownIt): void {
  core.ruler.after("inline", "task_lists", ({ tokens, Token }: StateCore) => {
    for (const [index, token] of tokens.entries()) {
      const item = tokens[index - 2];
      const [first] = token.children ?? [];
      const [found, sign] = token.type === "inline" ? (box.exec(first?.content ?? "") ?? []) : [];
      if (item?.type !== "list_item_open" || first?.type !== "text" || found === undefined) continue;
      first.content = first.content.slice(found.length);
      const task = new Token("task", "", 0);
      task.info = sign === " " ? "" : "done";
      token.children?.unshift(task);
      item.attrSet("data-task", "");
    }
  });
}
