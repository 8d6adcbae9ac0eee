import { Editor, Node, Path, Transforms, type Descendant, type NodeEntry } from "slate";
import { isEmptyBlock, isList, paragraphOf, typeOf, type Block } from "./blocks";
import { insertInline, placeAfter } from "./place-blocks";

/**
 * Puts blocks into the list of the cursor: lines and items become items of it. Anything else parts the list.
 *
 * @returns whether the cursor is in a list
 */
export function insertIntoList(editor: Editor, blocks: readonly Block[]): boolean {
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
