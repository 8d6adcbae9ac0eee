import { CST, Lexer } from "yaml";

/** Front matter holds texts and lists; the parser, which is recursive, fails at a thousand levels. */
const DEEPEST = 100;

/**
 * Where a text in YAML is nested too deeply for its parser: nested brackets, and the dashes,
 * colons and spaces that a line begins with. An offset of the text, or undefined.
 */
export function tooDeepAt(yaml: string): number | undefined {
  const depth = { brackets: 0, line: 0, isLineStart: true };
  let offset = 0;
  for (const token of new Lexer().lex(yaml)) {
    count(token, depth);
    if (depth.brackets + depth.line > DEEPEST) return offset;
    offset += CST.tokenType(token) === "doc-mode" ? 0 : token.length;
  }
  return undefined;
}

function count(token: string, depth: { brackets: number; line: number; isLineStart: boolean }): void {
  const type = CST.tokenType(token);
  if (type === "newline") Object.assign(depth, { line: 0, isLineStart: true });
  else if (type === "space") depth.line += depth.isLineStart ? token.length : 0;
  else if (type === "flow-seq-start" || type === "flow-map-start") depth.brackets += 1;
  else if (type === "flow-seq-end" || type === "flow-map-end") depth.brackets = Math.max(0, depth.brackets - 1);
  else if (type === "seq-item-ind" || type === "explicit-key-ind" || type === "map-value-ind") depth.line += 1;
  if (type !== "newline" && type !== "doc-mode") depth.isLineStart = false;
}
