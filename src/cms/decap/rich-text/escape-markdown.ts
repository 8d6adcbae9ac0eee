import { keptPattern, noteStart } from "./kept-constructs";

/** A node of the document that Decap writes; it holds texts as `html`, which it writes unchanged. */
export interface WrittenNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly title?: string | null;
  readonly data?: unknown;
  readonly children?: readonly WrittenNode[];
}

interface Place {
  /** True if the text begins a line, where more characters have a meaning. */
  readonly beginsLine: boolean;
  readonly isInCell: boolean;
  readonly isInLink: boolean;
}

/**
 * The document with a backslash before each character that Markdown would take for more than itself, so that a text says
 * what was typed. Addresses stay as they are: a backslash would be a part of them.
 */
export function escapeMarkdown(node: WrittenNode): WrittenNode {
  return escapeNode(node, { beginsLine: true, isInCell: false, isInLink: false });
}

function escapeNode(node: WrittenNode, place: Place): WrittenNode {
  const { type, value, children, data } = node;
  // Components write their own Markdown.
  if (typeof data === "object" && data !== null && "shortcode" in data) return node;
  if ((type === "text" || type === "html") && value !== undefined && value !== "")
    return { ...node, value: escapeText(value, place) };
  if (!children) return node;
  const address = type === "link" ? ownAddress(node) : undefined;
  if (address !== undefined) return { type: "html", value: `<${address}>` };
  const isInCell = place.isInCell || type === "tableCell";
  const isInLink = place.isInLink || type === "link";
  const escaped = children.map((child, index) =>
    escapeNode(child, { beginsLine: index === 0 || children[index - 1]?.type === "break", isInCell, isInLink }),
  );
  return { ...node, children: escaped };
}

/** The address of a link that shows it. */
function ownAddress({ url, title, children = [] }: WrittenNode): string | undefined {
  const [only, ...others] = children;
  const isShown = others.length === 0 && only?.value === url && !title;
  return isShown && url !== undefined && /^(?:https?:\/\/|mailto:)[^\s<>]+$/.test(url) ? url : undefined;
}

/** Text that is not escaped: code and comments in HTML, its elements, and addresses without the mark behind them. */
const html =
  /<(pre|style|script)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:\s[^<>]*)?\/?>|<(?:https?:|mailto:)[^\s<>]*>|https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]]/;

/** The same, and what only the site knows. */
const KEPT = new RegExp(`${html.source}|${keptPattern}`, "gi");

function escapeText(text: string, place: Place): string {
  // The text of a footnote is shown as Markdown.
  if (place.beginsLine && noteStart.test(text)) return text;
  let escaped = "";
  let end = 0;
  for (const { 0: kept, 2: element, index } of text.matchAll(KEPT)) {
    if (element !== undefined && !isElement(element)) continue;
    escaped += escapeWords(text.slice(end, index)) + writtenAddress(kept, place.isInLink);
    end = index + kept.length;
  }
  escaped += escapeWords(text.slice(end));
  if (place.isInCell) escaped = escaped.replace(/\\?\|/g, "\\|");
  return place.beginsLine ? escapeStart(escaped) : escaped;
}

/** True if HTML knows an element: `vector<int>` is code. */
function isElement(name: string): boolean {
  return !(document.createElement(name) instanceof HTMLUnknownElement);
}

/** An address with characters that mean more in Markdown is written as a link to itself. */
function writtenAddress(kept: string, isInLink: boolean): string {
  const isAddress = /^https?:/i.test(kept);
  return isAddress && !isInLink && escapeWords(kept) !== kept ? `<${kept}>` : kept;
}

/** Pairs of marks, and single characters that begin something. */
const MARKS: readonly RegExp[] = [
  // What was typed as a backslash stays one.
  /(\\)(?=[!-/:-@[-`{-~])()/g,
  /(\*+)[^*]*(\1)/g,
  /(_)[^_]+(_)\b/g,
  /(_{2,})[^_]*(\1)/g,
  /(~{2,})[^~]*(\1)/g,
  /(`+)[^`]*(\1)/g,
  /(\[)[^\]]*\]()/g,
  /(<)(?=[a-z/!?])()/gi,
];

function escapeWords(words: string): string {
  return MARKS.reduce(
    (text, mark) =>
      text.replace(mark, (found: string, start: string, end: string) => {
        const inner = found.slice(start.length, found.length - end.length);
        return `${backslashed(start)}${inner}${backslashed(end)}`;
      }),
    words,
  );
}

function backslashed(mark: string): string {
  return mark.replace(/./g, String.raw`\$&`);
}

/** Escapes a start that would begin a heading, a list, a quotation, a table, a line or code. */
function escapeStart(text: string): string {
  return text
    .replace(/^\s*([-+#*>=|]| {4,}|`{3,})/, String.raw`\$1`)
    .replace(/^\s*(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
}
