import { fromDom } from "hast-util-from-dom";
import { toMdast } from "hast-util-to-mdast";
import type { BlockContent, List, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import { tidyHtml } from "./tidy-html";

export interface PastedDocument {
  readonly root: Root;
  readonly hadPictures: boolean;
}

/** The bullets that programs write into a text where they have no list. */
const BULLET = /^\s*[·•●◦○▪■□‣⁃\uf0b7\uf0a7\uf0d8]\s+/u;

export function documentOfHtml(html: string): PastedDocument {
  const { body, hadPictures } = tidyHtml(html);
  const found = toMdast(fromDom(body), { newlines: false });
  const content = found.type === "root" ? found.children : [];
  return { root: { type: "root", children: tidyContent(inParagraphs(content)) }, hadPictures };
}

/** Texts and links that are in no paragraph are one. */
function inParagraphs(content: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  for (const node of content) {
    if (isPhrasing(node)) {
      line = [...line, node];
      if (line.length === 1) blocks.push({ type: "paragraph", children: line });
      else blocks[blocks.length - 1] = { type: "paragraph", children: line };
    } else {
      line = [];
      blocks.push(node);
    }
  }
  return blocks;
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return /^(?:text|emphasis|strong|delete|inlineCode|link|break|image|html)$/.test(node.type);
}

/** Lines that two line breaks part become paragraphs, and paragraphs with bullets lists; what is empty goes. */
function tidyContent<Content extends RootContent>(content: readonly Content[]): (Content | BlockContent)[] {
  const tidied = content.flatMap((node): (Content | BlockContent)[] => {
    switch (node.type) {
      case "paragraph":
        return linesOf(node);
      case "heading":
        return isBlank(node.children) ? [] : [node];
      case "table":
        return node.children.every((row) => row.children.every((cell) => isBlank(cell.children))) ? [] : [node];
      case "blockquote":
        node.children = tidyContent(node.children);
        return node.children.length === 0 ? [] : [node];
      case "list":
        for (const item of node.children) item.children = tidyContent(item.children);
        node.children = node.children.filter((item) => item.children.length > 0);
        return node.children.length === 0 ? [] : [tight(node)];
      default:
        return [node];
    }
  });
  return withLists(tidied);
}

/** A list without empty lines between its items, unless one of them has several paragraphs. */
function tight(list: List): List {
  const isLoose = list.children.some(({ children }) => children.filter(({ type }) => type !== "list").length > 1);
  for (const item of list.children) item.spread = isLoose;
  return Object.assign(list, { spread: isLoose });
}

function linesOf({ children }: Paragraph): Paragraph[] {
  const areBullets = children.some((node) => node.type === "text" && BULLET.test(node.value));
  const parts: PhrasingContent[][] = [[]];
  children.forEach((node, index) => {
    const isGap = node.type === "break" && (areBullets || isBreak(children[index - 1]) || isBreak(children[index + 1]));
    if (isGap) parts.push([]);
    else parts.at(-1)?.push(node);
  });
  return parts.map(trimmed).flatMap((part) => (isBlank(part) ? [] : [{ type: "paragraph" as const, children: part }]));
}

function isBreak(node: PhrasingContent | undefined): boolean {
  return node?.type === "break";
}

function trimmed(part: PhrasingContent[]): PhrasingContent[] {
  while (isBreak(part[0])) part.shift();
  while (isBreak(part.at(-1))) part.pop();
  return part;
}

function isBlank(content: readonly PhrasingContent[]): boolean {
  return content.every(
    (node) =>
      isBreak(node) || ("value" in node ? node.value.trim() === "" : "children" in node && isBlank(node.children)),
  );
}

function withLists<Content extends RootContent>(
  content: readonly (Content | BlockContent)[],
): (Content | BlockContent)[] {
  const found: (Content | BlockContent)[] = [];
  let list: List | undefined;
  for (const node of content) {
    const words = node.type === "paragraph" ? withoutBullet(node) : undefined;
    if (!words) {
      list = undefined;
      found.push(node);
      continue;
    }
    if (!list) found.push((list = { type: "list", ordered: false, spread: false, children: [] }));
    list.children.push({ type: "listItem", spread: false, children: [words] });
  }
  return found;
}

function withoutBullet({ children: [first, ...rest] }: Paragraph): Paragraph | undefined {
  if (first?.type !== "text" || !BULLET.test(first.value)) return undefined;
  return { type: "paragraph", children: [{ type: "text", value: first.value.replace(BULLET, "") }, ...rest] };
}
