import type { Root } from "mdast";
import type { BaseEditor } from "slate";
import { showNotes } from "../../saving/notes";
import { isBlock, isShowable, type Block } from "./blocks";
import { insertBlocks } from "./insert-blocks";
import { documentOfHtml, documentOfText } from "./pasted-document";

const pictureAdvice = "Pictures can't be pasted. Upload each one: Add Component (the plus above the text), then Image.";

/** Decap's editor for texts, as slate-react extends it. */
interface TextEditor extends BaseEditor {
  insertData: (data: DataTransfer) => void;
}

/** Decap's own way from a document of Markdown to what its editor shows. */
export type ToSlate = (root: Root) => unknown;

/**
 * Lets an editor take what is pasted and dropped as Markdown means it. Decap would take the spaces between elements for
 * words, and then save nothing more.
 */
export function withPaste<Editor extends TextEditor>(editor: Editor, toSlate: ToSlate): Editor {
  editor.insertData = (data) => {
    const own = ownBlocks(data.getData("application/x-slate-fragment"));
    const html = own ? "" : data.getData("text/html");
    const { root, hadPictures } =
      html.trim() === ""
        ? { root: documentOfText(data.getData("text/plain")), hadPictures: false }
        : documentOfHtml(html);
    const blocks = own ?? blocksOf(toSlate(root));
    const isPicture = hadPictures || (blocks.length === 0 && data.files.length > 0);
    if (isPicture) showNotes("Changed while pasting:", [pictureAdvice], "refused");
    insertBlocks(editor, blocks);
  };
  return editor;
}

/** The blocks that were copied in an editor for texts, as they were. */
function ownBlocks(encoded: string): Block[] | undefined {
  if (encoded === "") return undefined;
  try {
    const content: unknown = JSON.parse(decodeURIComponent(atob(encoded)));
    return Array.isArray(content) && content.every((node) => isBlock(node) && isShowable(node)) ? content : undefined;
  } catch {
    return undefined;
  }
}

function blocksOf(shown: unknown): Block[] {
  const children: unknown = typeof shown === "object" && shown !== null ? Reflect.get(shown, "children") : undefined;
  return Array.isArray(children) ? children.filter((node) => isBlock(node)) : [];
}
