export type BlockName = "hint" | "solution" | "tabs";

interface TextBlock {
  readonly text: string;
  /** Where in it the author continues to write. */
  readonly cursor: number;
}

const FENCE = "```";

/** Wraps a text in the Markdown of a hint, a solution or tabs, with more colons than the text itself contains. */
export function textBlock(name: BlockName, text: string): TextBlock {
  const longest = Math.max(2, ...Array.from(text.matchAll(/^:+/gm), ([colons]) => colons.length));
  const colons = ":".repeat(longest + 1);
  const inside = name === "tabs" && !text.includes(FENCE) ? codeInTwoLanguages(text) : { text, cursor: text.length };
  const start = `${colons}${name}\n`;
  return { text: `${start}${inside.text}\n${colons}`, cursor: start.length + inside.cursor };
}

function codeInTwoLanguages(code: string): TextBlock {
  const first = `${FENCE}cpp\n${code}`;
  const second = `\n${FENCE}\n\n${FENCE}python\n`;
  return { text: `${first}${second}\n${FENCE}`, cursor: code === "" ? first.length : first.length + second.length };
}
