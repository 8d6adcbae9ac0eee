import type { MarkdownIt, StateCore, Token } from "markdown-it";

/** The kinds of alerts that GitHub knows. */
const marker = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Reads a quotation that begins with `[!NOTE]` in a line of its own as an alert: its first piece has the kind as `info`. */
export function readAlerts({ core }: MarkdownIt): void {
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
