import type { MarkdownIt, StateCore, Token } from "markdown-it";

/** The kinds of alerts that GitHub knows. */
const marker = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Reads a quotation that begins with `[!NOTE]` in a line of its own as an alert: its first piece has the kind as `info`. */
export function readAlerts({ core }: MarkdownIt): void {
  core.ruler.before("inline", "alerts", ({ tokens }: StateCore) => {
    const open: Token[] = [];
    for (const [index, token] of tokens.entries()) {
      if (token.type === "blockquote_open") open.push(makeAlert(token, tokens.slice(index + 1, index + 4)));
      if (token.type === "blockquote_close") token.info = open.pop()?.info ?? "";
    }
  });
}

function makeAlert(token: Token, [paragraph, text, end]: readonly Token[]): Token {
  const [found, kind] = marker.exec(text?.content ?? "") ?? [];
  if (paragraph?.type !== "paragraph_open" || !text || !end || found === undefined || kind === undefined) return token;
  token.info = kind.toLowerCase();
  text.content = text.content.slice(found.length);
  // Of a paragraph that holds only the marker nothing is left.
  if (text.content === "") for (const piece of [paragraph, end]) piece.hidden = true;
  return token;
}
