import { Editor, Element, Node, Text, type Descendant, type Path } from "slate";
import { propertyOf } from "../../../domain/shape";

/** A block of Decap's editor for texts, such as a paragraph or a list. */
export interface Block extends Element {
  readonly type: string;
}

/** The names of the elements that this editor knows; another website's editor may have put others on the clipboard. */
const TYPES: ReadonlySet<string> = new Set([
  ...["paragraph", "quote", "bulleted-list", "numbered-list", "list-item", "shortcode", "inline-shortcode"],
  ...["table", "table-row", "table-cell", "break", "thematic-break", "link", "image"],
  ...["one", "two", "three", "four", "five", "six"].map((depth) => `heading-${depth}`),
]);

/** The name of an element's kind; empty for texts. */
export function typeOf(node: Node): string {
  return Element.isElement(node) && "type" in node && typeof node.type === "string" ? node.type : "";
}

export function isBlock(node: unknown): node is Block {
  return Element.isElement(node) && TYPES.has(typeOf(node));
}

/** True for a tree of elements and texts that Decap's editor can show. */
export function isShowable(node: unknown): node is Descendant {
  if (Text.isText(node)) return true;
  return isBlock(node) && node.children.length > 0 && node.children.every(isShowable);
}

export function isList(node: Node): boolean {
  return typeOf(node).endsWith("-list");
}

export function paragraphOf(children: Descendant[]): Block {
  return { type: "paragraph", children: children.length > 0 ? children : [{ text: "" }] };
}

/** Nothing can be typed into it, or whatever is typed there belongs to it. */
export function isClosed(editor: Editor, node: Node): boolean {
  return Element.isElement(node) && (editor.isVoid(node) || typeOf(node) === "table");
}

/** True if a block holds neither words nor anything else that is shown. */
export function isEmptyBlock(editor: Editor, path: Path): boolean {
  const node = Node.get(editor, path);
  if (!Element.isElement(node) || editor.isVoid(node)) return false;
  const hasMore = [...Node.elements(node)].some(([element]) => editor.isVoid(element));
  return !hasMore && Node.string(node) === "";
}

/** The text of a block of code; undefined for all others. */
export function codeOf(block: Element): string | undefined {
  const data = propertyOf(block, "data");
  const code = propertyOf(propertyOf(data, "shortcodeData"), "code");
  return typeof code === "string" && propertyOf(data, "shortcode") === "code-block" ? code : undefined;
}

/** Decap's own way from Markdown to what its editor shows. */
type Reader = (markdown: string) => unknown;

let read: Reader | undefined;

/** Notes how Decap reads Markdown, which only modules beside it can import (src/cms/build/replaced-modules.ts). */
export function readMarkdownWith(reader: Reader): void {
  read = reader;
}

interface WrittenWords {
  readonly words: string;
  /** The blocks of code, one after the other. */
  readonly code: string;
}

/** The words that Decap's editor would show of a text in Markdown; undefined if it can't read it. */
export function writtenWords(markdown: string): WrittenWords | undefined {
  try {
    const shown = markdown === "" ? [] : read?.(markdown);
    if (!Array.isArray(shown)) return undefined;
    return { words: shown.map(wordsIn).join(""), code: shown.map(codeIn).join("") };
  } catch {
    return undefined;
  }
}

function wordsIn(node: unknown): string {
  if (Text.isText(node)) return node.text;
  if (!Element.isElement(node) || /^(?:shortcode|inline-shortcode|image|break)$/.test(typeOf(node))) return "";
  return node.children.map(wordsIn).join("");
}

function codeIn(node: unknown): string {
  if (!Element.isElement(node) || Editor.isEditor(node)) return "";
  return codeOf(node) ?? node.children.map(codeIn).join("");
}
