import MarkdownIt from "markdown-it";
import { beginsWithText } from "./text-tags";

const original = new MarkdownIt({ html: true });
original.block.ruler.enableOnly(["html_block"]);
const [readHtmlBlock] = original.block.ruler.getRules("");

/** How blocks of HTML begin, apart from those that are text in any case. */
const opening = /^<(?:!--|\/?[a-z][a-z\d]*)/i;

/** Longer than any opening. */
const LONGEST_OPENING = 30;

interface Lines {
  readonly from: number;
  readonly to: number;
}

/**
 * Lets a parser begin no block of HTML with words of the text: a line such as `<script> is an element` begins a
 * paragraph, and takes nothing away from what follows.
 */
export function readTextBeforeHtml({ block }: MarkdownIt): void {
  if (readHtmlBlock === undefined) throw new Error("markdown-it has no rule for blocks of HTML");
  // Where an opening has been found to be text: looking for its end again in each line would take quadratic time.
  const textOpenings = new WeakMap<object, Map<string, Lines>>();
  block.ruler.at(
    "html_block",
    (state, startLine, endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      const [begin] = opening.exec(state.src.slice(start, start + LONGEST_OPENING)) ?? [];
      if (begin === undefined) return false;
      const known = textOpenings.get(state) ?? new Map<string, Lines>();
      textOpenings.set(state, known);
      const { from, to } = known.get(begin) ?? { from: 0, to: 0 };
      if (startLine >= from && startLine < to) return false;
      // Not every block of HTML may end a paragraph.
      if (silent && !readHtmlBlock(state, startLine, endLine, true)) return false;
      const { line } = state;
      if (!readHtmlBlock(state, startLine, endLine, false)) return false;
      const isText = beginsWithText(state.tokens.at(-1)?.content ?? "");
      if (isText) known.set(begin, { from: startLine, to: state.line });
      if (isText || silent) {
        state.tokens.pop();
        state.line = line;
      }
      return !isText;
    },
    { alt: ["paragraph", "reference", "blockquote"] },
  );
}
