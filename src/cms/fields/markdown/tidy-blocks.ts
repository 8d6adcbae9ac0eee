import type { BlockContent, List, Nodes, Paragraph, PhrasingContent, RootContent, Table } from "mdast";

const BULLET = /^\s*[·•●◦○▪■□‣⁃\uf0b7\uf0a7\uf0d8]\s+/u;

export function isPhrasing(node: Nodes): node is PhrasingContent {
  return /^(?:text|emphasis|strong|delete|inlineCode|link|break|image|html)$/.test(node.type);
}

/**
 * Lines separated by two line breaks become paragraphs, and paragraphs with bullets become lists; empty elements are
 * removed.
 */
export function tidyBlocks<Content extends RootContent>(content: readonly Content[]): (Content | BlockContent)[] {
  const tidied = content.flatMap((node): (Content | BlockContent)[] => {
    switch (node.type) {
      case "paragraph":
        return linesOf(tidyPhrasing(node.children));
      case "heading":
        node.children = tidyPhrasing(node.children);
        return isBlank(node.children) ? [] : [node];
      case "table":
        // The first row becomes the head, which word processors seldom mark.
        if (node.children[0]?.children.every((cell) => isBlank(cell.children))) node.children.shift();
        for (const cell of node.children.flatMap((row) => row.children)) cell.children = tidyPhrasing(cell.children);
        if (node.children.every((row) => row.children.every((cell) => isBlank(cell.children)))) return [];
        // A single cell of a spreadsheet is replaced with its content.
        return cellOf(node) ?? [node];
      case "blockquote":
        node.children = tidyBlocks(node.children);
        return node.children.length === 0 ? [] : [node];
      case "list":
        for (const item of node.children) item.children = tidyBlocks(item.children);
        node.children = node.children.filter((item) => item.children.length > 0);
        return node.children.length === 0 ? [] : [tight(node)];
      default:
        return [node];
    }
  });
  return withLists(tidied);
}

/** The content of a table's only cell; undefined if there are several. */
function cellOf({ children: [row, ...rows] }: Table): Paragraph[] | undefined {
  const [cell, ...cells] = row?.children ?? [];
  return cell && cells.length + rows.length === 0 ? linesOf(cell.children) : undefined;
}

/** Marks must not begin or end with a space, be empty, or be inside another of the same kind. */
function tidyPhrasing(nodes: readonly PhrasingContent[], around: readonly string[] = []): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== "emphasis" && node.type !== "strong" && node.type !== "delete" && node.type !== "link")
      return [node];
    const inner = tidyPhrasing(node.children, [...around, node.type]);
    if (around.includes(node.type) || isBlank(inner)) return inner;
    const parts = inner.flatMap(splitAtSpaces);
    const words = parts.filter((part) => !isBlank([part]));
    const [first, end] = [parts.indexOf(words[0] ?? node), parts.lastIndexOf(words.at(-1) ?? node) + 1];
    return [...parts.slice(0, first), { ...node, children: parts.slice(first, end) }, ...parts.slice(end)];
  });
}

function splitAtSpaces(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== "text") return [node];
  const [, ...parts] = /^(\s*)(.*?)(\s*)$/s.exec(node.value) ?? [];
  return parts.filter((part) => part !== "").map((value) => ({ type: "text", value }));
}

/** A list without empty lines between its items, unless one of them has several paragraphs. */
function tight(list: List): List {
  const isLoose = list.children.some(({ children }) => children.filter(({ type }) => type !== "list").length > 1);
  for (const item of list.children) item.spread = isLoose;
  return Object.assign(list, { spread: isLoose });
}

function linesOf(children: readonly PhrasingContent[]): Paragraph[] {
  const areBullets = children.some((node) => node.type === "text" && BULLET.test(node.value));
  const parts: PhrasingContent[][] = [[]];
  children.forEach((node, index) => {
    const isGap = isBreak(node) && (areBullets || isBreak(children[index - 1]) || isBreak(children[index + 1]));
    if (isGap) parts.push([]);
    else parts.at(-1)?.push(node);
  });
  return parts.flatMap((part) => {
    while (isBreak(part[0])) part.shift();
    while (isBreak(part.at(-1))) part.pop();
    return isBlank(part) ? [] : [{ type: "paragraph" as const, children: part }];
  });
}

function isBreak(node: PhrasingContent | undefined): boolean {
  return node?.type === "break";
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
