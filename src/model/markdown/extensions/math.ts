import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";
import temml from "temml";

/** In characters; no one writes a longer formula by hand. */
const LONGEST_FORMULA = 2_000;

const MOST_LINES = 100;

/** Reads formulas in TeX: `$…$` within a line, `$$…$$` within one or as a separate paragraph. */
export function readMath({ inline, block }: MarkdownIt): void {
  inline.ruler.after("escape", "math_inline", readInline);
  block.ruler.after("fence", "math_block", readBlock, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

function readInline(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "$") return false;
  let start = pos;
  while (start < posMax && src[start] === "$") start += 1;
  const mark = src.slice(pos, start);
  const end = mark.length > 2 ? -1 : endOfFormula(src, mark, start);
  const formula = end < 0 || end + mark.length > posMax ? "" : src.slice(start, end);
  const isMath = mark === "$$" ? formula.trim() !== "" : isFormula(formula, src[pos - 1], src[end + 1]);
  if (!isMath) {
    if (!silent) state.pending += mark;
    state.pos = start;
    return true;
  }
  if (!silent) {
    const token = state.push(mark === "$$" ? "math_block" : "math_inline", "math", 0);
    token.content = formula.trim();
    token.markup = mark;
  }
  state.pos = end + mark.length;
  return true;
}

/** The index of the next mark without a backslash before it; -1 if there is none, or if it is too far away. */
function endOfFormula(source: string, mark: string, start: number): number {
  let end = source.indexOf(mark, start);
  while (end > 0 && isEscaped(source, end)) end = source.indexOf(mark, end + 1);
  return end - start > LONGEST_FORMULA ? -1 : end;
}

function isEscaped(source: string, index: number): boolean {
  let backslashes = 0;
  while (source[index - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

function isFormula(text: string, before: string | undefined, after: string | undefined): boolean {
  const isApart = !isWordSign(before) && !isWordSign(after);
  return isApart && text !== "" && text === text.trim() && !text.includes("`") && !isPrice(text);
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{Script=Latin}\d]/u.test(sign);
}

/** True for '5 and 10' of '$5 and 10$'. */
function isPrice(text: string): boolean {
  return /^\d[\d.,]*\w?\s/.test(text) && /\p{L}{2}/u.test(text) && !/[\\^_={}<>+*|]/.test(text);
}

function readBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lineOf = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
  const first = lineOf(startLine);
  if (!first.startsWith("$$") || first.startsWith("$$$")) return false;
  const lines = [first.slice(2)];
  let line = startLine;
  while (!lines.at(-1)?.includes("$$")) {
    line += 1;
    const isOver = line >= endLine || lines.length >= MOST_LINES || (state.sCount[line] ?? 0) < state.blkIndent;
    if (isOver) return false;
    lines.push(lineOf(line));
  }
  const formula = lines.join("\n");
  // What follows the formula in its last line makes it a part of a paragraph.
  if (formula.indexOf("$$") !== formula.length - 2 || formula.length > LONGEST_FORMULA) return false;
  const content = formula.slice(0, -2).trim();
  if (content === "") return false;
  if (silent) return true;
  const token = state.push("math_block", "math", 0);
  token.block = true;
  token.content = content;
  token.markup = "$$";
  token.map = [startLine, line + 1];
  state.line = line + 1;
  return true;
}

/** Nothing that a formula says may link, load, or grow without end. */
const formulaOptions = {
  throwOnError: true,
  trust: false,
  strict: false,
  maxSize: [10, 50] as [number, number],
  maxExpand: 200,
};

const known = new Map<string, string | undefined>();

/** A formula in TeX as MathML that has not been made safe yet; undefined if it can't be read. */
export function mathMlOf(tex: string, isBlock: boolean): string | undefined {
  const key = `${isBlock ? "block" : "line"} ${tex}`;
  if (!known.has(key)) {
    if (known.size > 1_000) known.clear();
    known.set(key, translated(tex, isBlock));
  }
  return known.get(key);
}

function translated(tex: string, isBlock: boolean): string | undefined {
  try {
    return temml.renderToString(tex, { ...formulaOptions, displayMode: isBlock });
  } catch {
    return undefined;
  }
}
