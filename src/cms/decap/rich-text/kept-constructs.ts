/**
 * Constructs that the site reads and Decap's editor for texts does not know. It shows them as they are written, and neither reads
 * marks inside them nor writes backslashes into them.
 */
const inline = [
  // Formulas
  String.raw`\$\$[^$]+\$\$`,
  String.raw`\$(?=[^\s$])[^$\n]*[^\s$]\$(?!\w)|\$[^\s$]\$(?!\w)`,
  // Footnotes, alerts and tasks
  String.raw`\[\^[^\]\s]+\]`,
  String.raw`\[!(?:note|tip|important|warning|caution)\]`,
  String.raw`\[[ x]\](?=\s)`,
  // Pictures with a size
  String.raw`!\[[^\]\n]*\]\([^()\s]+[ \t]+=\d+(?:x\d*)?(?:[ \t]+"[^"\n]*")?\)`,
  // Ids of headings, and emoji
  String.raw`\{#[^\s}]+\}`,
  String.raw`:[a-z0-9_+-]+:`,
].join("|");

/** A pattern for the constructs within a line, for a regular expression with the flag `i`. */
export const keptPattern = inline;

/** The beginning of a footnote's text. */
export const noteStart = /^\[\^[^\]\s]+\]:/;

/** A formula or the text of a footnote at the beginning of a text, with all lines that belong to it. */
const block = /^(?:\$\$[^$]+\$\$[ \t]*(?=\n|$)|\[\^[^\]\s]+\]:[^\n]*(?:\n(?:[^\n]*\S[^\n]*|(?=\n+ {4})[^\n]*))*)/;

/** A part of the parser that Decap uses: it takes what it knows from the beginning of a text. */
interface Tokenizer {
  (eat: (found: string) => (node: object) => unknown, value: string, silent?: boolean): unknown;
  locator?: (value: string, from: number) => number;
}

/** The parser of one text, as remark gives it to plugins. */
interface Parser {
  readonly prototype: {
    readonly inlineTokenizers: Record<string, Tokenizer>;
    readonly inlineMethods: string[];
    readonly blockTokenizers: Record<string, Tokenizer>;
    readonly blockMethods: string[];
    readonly interruptParagraph: unknown[];
  };
}

interface DocumentNode {
  readonly type: string;
  readonly children?: DocumentNode[];
  checked?: boolean | null;
}

/**
 * Lets a parser take these constructs for text.
 *
 * @returns what changes a document that has been read: the box of a task becomes a part of its text
 */
export function keepConstructs({ prototype }: Parser): (root: DocumentNode) => void {
  const words = new RegExp(`^(?:${inline})`, "i");
  const anywhere = new RegExp(inline, "gi");
  const kept: Tokenizer = (eat, value, silent) => {
    const [found] = words.exec(value) ?? [];
    if (found === undefined || silent) return found !== undefined;
    return eat(found)({ type: "text", value: found });
  };
  kept.locator = (value, from) => {
    anywhere.lastIndex = from;
    return anywhere.exec(value)?.index ?? -1;
  };
  const keptBlock: Tokenizer = (eat, value, silent) => {
    const [found] = block.exec(value) ?? [];
    if (found === undefined || silent) return found !== undefined;
    return eat(found)({ type: "paragraph", children: [{ type: "text", value: found }] });
  };
  prototype.inlineTokenizers.kept = kept;
  prototype.inlineMethods.unshift("kept");
  prototype.blockTokenizers.kept = keptBlock;
  prototype.blockMethods.unshift("kept");
  return showBoxes;
}

function showBoxes(node: DocumentNode): void {
  for (const child of node.children ?? []) showBoxes(child);
  if (node.type !== "listItem" || typeof node.checked !== "boolean") return;
  const text = { type: "text", value: node.checked ? "[x] " : "[ ] " };
  const [first] = node.children ?? [];
  if (first?.type === "paragraph") first.children?.unshift(text);
  else node.children?.unshift({ type: "paragraph", children: [text] });
  node.checked = null;
}
