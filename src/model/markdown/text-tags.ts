import { isElement, removedElements } from "./raw-html";

const COMMENT = "!--";

const removed: ReadonlySet<string> = new Set([...removedElements.filter(isElement), COMMENT]);

/** The tags in raw HTML, the beginnings and ends of its comments, and everything else that would begin a tag. */
const pieces =
  /<!--|-->|<[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>|<\/[a-z][a-z\d-]*\s*>|</gi;

interface Tag {
  /** In small letters; empty for what is the tag of no element. */
  readonly name: string;
  readonly isEnd: boolean;
}

/**
 * Which of the tags in a piece of Markdown are words of its text: those of elements that HTML does not know, such as
 * `<vector>` in `#include <vector>`, and those that would remove the text after them, such as `<script>` without an end.
 */
export function textTags(html: readonly string[]): ReadonlySet<number> {
  const tags = html.map(tagOf);
  const ends = endsOf(tags);
  const texts = new Set<number>();
  for (let index = 0; index < tags.length; index += 1) {
    const end = ends.get(index);
    if (end === undefined) {
      if (isText(tags[index])) texts.add(index);
      continue;
    }
    // What is removed must not open another element.
    for (let inside = index + 1; inside < end; inside += 1) texts.add(inside);
    index = end;
  }
  return texts;
}

export function beginsWithText(html: string): boolean {
  return textTags(html.match(pieces) ?? []).has(0);
}

export function escapeText(html: string, escape: (text: string) => string): string {
  const texts = textTags(html.match(pieces) ?? []);
  let index = -1;
  return html.replace(pieces, (piece) => {
    index += 1;
    return texts.has(index) ? escape(piece) : piece;
  });
}

/** Undefined for a whole comment. */
function tagOf(html: string): Tag | undefined {
  if (html === "<!--" || html === "-->") return { name: COMMENT, isEnd: html === "-->" };
  if (html.startsWith("<!--")) return undefined;
  const [, slash, name = ""] = /^<(\/?)([a-z][a-z\d-]*)/i.exec(html) ?? [];
  return { name: name.toLowerCase(), isEnd: slash === "/" };
}

function isText(tag: Tag | undefined): boolean {
  return tag !== undefined && (removed.has(tag.name) || !isElement(tag.name));
}

function endsOf(tags: readonly (Tag | undefined)[]): ReadonlyMap<number, number> {
  const next = new Map<string, number>();
  const ends = new Map<number, number>();
  for (const [index, tag] of [...tags.entries()].reverse()) {
    if (tag === undefined || !removed.has(tag.name)) continue;
    const end = next.get(tag.name);
    if (tag.isEnd) next.set(tag.name, index);
    else if (end !== undefined) ends.set(index, end);
  }
  return ends;
}
