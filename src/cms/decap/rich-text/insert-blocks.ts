import { Editor, Element, Node, Path, Range, Transforms, type Descendant, type NodeEntry } from "slate";
import { codeOf, isClosed, isEmptyBlock, paragraphOf, typeOf, isList, type Block } from "./blocks";

/**
 * Puts blocks where the cursor is, in place of what is selected, and the cursor behind them. The first and the last
 * paragraph join the line that they come into.
 */
export function insertBlocks(editor: Editor, blocks: readonly Block[]): void {
  if (blocks.length === 0) return;
  Editor.withoutNormalizing(editor, () => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  });
  leaveVoid(editor);
  const entry = Editor.above(editor, { match: (node) => Element.isElement(node) && Editor.isBlock(editor, node) });
  if (!entry) return;
  const [line, path] = entry;
  if (typeOf(line) === "table-cell") {
    insertWords(editor, blocks.map((block) => Node.string(block)).join(" "));
  } else if (isPartOfLine(editor, blocks, path)) {
    insertInline(editor, lineOf(blocks[0]));
  } else if (!insertIntoList(editor, blocks)) insertBetween(editor, blocks, entry);
}

/** Nothing can be inserted into a picture or a block of code that is selected: what is inserted comes behind it. */
function leaveVoid(editor: Editor): void {
  const entry = Editor.above(editor, { match: (node) => Element.isElement(node) && editor.isVoid(node) });
  if (!entry) return;
  const [element, path] = entry;
  const after = Editor.after(editor, path);
  if (editor.isInline(element) && after) {
    Transforms.select(editor, after);
    return;
  }
  Transforms.insertNodes(editor, paragraphOf([]), { at: Path.next(path) });
  Transforms.select(editor, Editor.start(editor, Path.next(path)));
}

/** One line comes into the line of the cursor, even if it was a heading; in an empty one it keeps its form. */
function isPartOfLine(editor: Editor, blocks: readonly Block[], path: Path): boolean {
  const [block, ...rest] = blocks;
  if (!block || rest.length > 0 || isClosed(editor, block)) return isCodeLine(blocks) && !isEmptyBlock(editor, path);
  if (typeOf(block) === "paragraph") return true;
  return !isEmptyBlock(editor, path) && linesIn(editor, block) === 1;
}

/** True for one line of code, which can be a part of a sentence. */
function isCodeLine([block, ...rest]: readonly Block[]): boolean {
  return rest.length === 0 && block !== undefined && codeOf(block) !== undefined && !codeOf(block)?.includes("\n");
}

function linesIn(editor: Editor, block: Block): number {
  const elements = [...Node.elements(block)].map(([element]) => element);
  if (elements.some((element) => isClosed(editor, element) && !editor.isInline(element))) return Infinity;
  return elements.filter((element) => Editor.isBlock(editor, element) && !holdsBlocks(editor, element)).length;
}

function holdsBlocks(editor: Editor, element: Element): boolean {
  return element.children.some((child) => Element.isElement(child) && Editor.isBlock(editor, child));
}

/** The words of the only line of a block. */
function lineOf(block: Block | undefined): Descendant[] {
  if (!block) return [];
  const code = codeOf(block);
  if (code !== undefined) return [Object.assign({ text: code }, { code: true })];
  let line: Element = block;
  for (;;) {
    const inner = line.children.find(
      (child) => typeOf(child) !== "" && !/^(?:link|image|break|inline-)/.test(typeOf(child)),
    );
    if (!Element.isElement(inner)) return line.children;
    line = inner;
  }
}

/** Splits the line of the cursor, and puts the blocks between its parts. */
function insertBetween(editor: Editor, blocks: readonly Block[], [line, path]: NodeEntry): void {
  Editor.withoutNormalizing(editor, () => {
    const [first, ...others] = blocks;
    const joinsStart = first !== undefined && typeOf(first) === "paragraph" && !isEmptyBlock(editor, path);
    if (joinsStart) insertInline(editor, first.children);
    const rest = joinsStart ? others : blocks;
    Transforms.splitNodes(editor, { match: (node) => node === Node.get(editor, path) || node === line, always: true });
    placeAfter(editor, rest, path);
    if (isEmptyBlock(editor, path)) Transforms.removeNodes(editor, { at: path });
  });
}

/**
 * Puts blocks into the list of the cursor: lines and items become items of it. Anything else parts the list.
 *
 * @returns whether the cursor is in a list
 */
function insertIntoList(editor: Editor, blocks: readonly Block[]): boolean {
  const item = Editor.above(editor, { match: (node) => typeOf(node) === "list-item" });
  if (!item) return false;
  if (blocks.every((block) => isList(block) || typeOf(block) === "paragraph")) addItems(editor, blocks, item);
  else partList(editor, blocks, item);
  return true;
}

function addItems(editor: Editor, blocks: readonly Block[], [, path]: NodeEntry): void {
  Editor.withoutNormalizing(editor, () => {
    const [first, ...others] = blocks;
    const joins = first !== undefined && typeOf(first) === "paragraph" && !isEmptyBlock(editor, path);
    if (joins) insertInline(editor, first.children);
    const items = (joins ? others : blocks).flatMap((block) => (isList(block) ? itemsOf(block) : [itemOf([block])]));
    if (items.length === 0) return;
    Transforms.splitNodes(editor, { match: (node) => node === Node.get(editor, path), always: true });
    placeAfter(editor, items, path);
    if (isEmptyBlock(editor, path)) Transforms.removeNodes(editor, { at: path });
  });
}

function itemsOf(list: Block): Block[] {
  return list.children.flatMap((child) =>
    typeOf(child) === "list-item" && "children" in child ? [itemOf(child.children)] : [],
  );
}

function itemOf(children: Descendant[]): Block {
  return { type: "list-item", children };
}

function partList(editor: Editor, blocks: readonly Block[], [, itemPath]: NodeEntry): void {
  const lists = [...Node.ancestors(editor, itemPath)].filter(([node]) => isList(node));
  const [, path] = lists[0] ?? [];
  if (!path) return;
  Editor.withoutNormalizing(editor, () => {
    Transforms.splitNodes(editor, { match: (node) => node === Node.get(editor, path), always: true });
    const second = Path.next(path);
    // Behind a list, what follows is a line of its own.
    if (isEmptyBlock(editor, second)) {
      Transforms.removeNodes(editor, { at: second });
      Transforms.insertNodes(editor, paragraphOf([]), { at: second });
    }
    placeAfter(editor, blocks, path);
    if (isEmptyBlock(editor, path)) Transforms.removeNodes(editor, { at: path });
  });
}

/** Puts words, and what is shown among them, where the cursor is. */
function insertInline(editor: Editor, nodes: readonly Descendant[]): void {
  const isInLink = Editor.above(editor, { match: (node) => typeOf(node) === "link" }) !== undefined;
  if (isInLink) insertWords(editor, nodes.map((node) => Node.string(node)).join(""));
  else Transforms.insertNodes(editor, [...nodes], { select: true });
}

/** Puts words where the cursor is, as a part of its line. */
function insertWords(editor: Editor, words: string): void {
  Transforms.insertText(editor, words.replace(/\s+/g, " "));
}

function isLine(node: Node): boolean {
  return /^(?:paragraph|heading-)/.test(typeOf(node));
}

/** Puts blocks behind one that has been split, whose second part joins the last of them or goes if it is empty. */
function placeAfter(editor: Editor, blocks: readonly Block[], path: Path): void {
  const start = Path.next(path);
  Transforms.insertNodes(editor, [...blocks], { at: start });
  const end = blocks.reduce((at) => Path.next(at), path);
  const second = Path.next(end);
  const last = blocks.at(-1);
  const isAtEnd = isEmptyBlock(editor, second);
  if (last && isClosed(editor, last)) {
    if (isAtEnd) Transforms.setNodes(editor, paragraphOf([]), { at: second });
    Transforms.select(editor, Editor.start(editor, second));
    return;
  }
  Transforms.select(editor, Editor.end(editor, end));
  if (isAtEnd) Transforms.removeNodes(editor, { at: second });
  else if (last && isLine(last) && isLine(Node.get(editor, second))) Transforms.mergeNodes(editor, { at: second });
}
