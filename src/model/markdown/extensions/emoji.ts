import { full } from "markdown-it-emoji";
import type { MarkdownIt, StateInline } from "markdown-it";

const name = /:[a-z0-9_+-]+:/iy;
const wordSign = /[\p{L}\p{N}:]/u;

/** Reads emoji by the names that GitHub gives them, such as `:tada:`; a time or a path such as `a:b:c` holds none. */
export function readEmoji(parser: MarkdownIt): void {
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
