import { Editor, Node, Path, Transforms, type Descendant } from "slate";
import { isClosed, isEmptyBlock, paragraphOf, typeOf, type Block } from "./blocks";

/** Puts words, and what is shown among them, where the cursor is. */
export function insertInline(editor: Editor, nodes: readonly Descendant[]): void {
  const isInLink = Editor.above(editor, { match: (node) => typeOf(node) === "link" }) !== undefined;
  if (isInLink) insertWords(editor, nodes.map((node) => Node.string(node)).join(""));
  else Transforms.insertNodes(editor, [...nodes], { select: true });
}

/** Puts words where the cursor is, as a part of its line. */
export function insertWords(editor: Editor, words: string): void {
  Transforms.insertText(editor, words.replace(/\s+/g, " "));
}

function isLine(node: Node): boolean {
  return /^(?:paragraph|heading-)/.test(typeOf(node));
}

/** Puts blocks behind one that has been split, whose second part joins the last of them or goes if it is empty. */
export function placeAfter(editor: Editor, blocks: readonly Block[], path: Path): void {
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
