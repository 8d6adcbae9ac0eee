import { Editor, Element, Node, Path, Range, Transforms, type Descendant, type NodeEntry } from "slate";
import { insertIntoList } from "./insert-into-list";
import { insertInline, insertWords, placeAfter } from "./place-blocks";
import { codeOf, isClosed, isEmptyBlock, paragraphOf, typeOf, type Block } from "./blocks";

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
