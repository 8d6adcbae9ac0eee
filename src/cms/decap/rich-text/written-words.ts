import { Editor, Element, Text } from "slate";
import { codeOf, typeOf } from "./blocks";

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
