import type { Root } from "mdast";
import type { BaseEditor } from "slate";
import { propertyOf } from "../../../domain/shape";
import { showNotes } from "../../saving/notes";
import { isBlock, isShowable, type Block } from "./blocks";
import { insertBlocks } from "./insert-blocks";
import { documentOfHtml, documentOfText } from "./pasted-document";
import { decapWords } from "../words";
import { t } from "../../../words/t";

function pictureAdvice(): string {
  const menu = decapWords("editor", "editorWidgets", "markdown", "addComponent");
  return t("Pictures can't be pasted. Upload each one: {menu} (the plus above the text), then {component}.", {
    menu,
    component: t("Image"),
  });
}

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
    if (isPicture) showNotes(t("Changed while pasting:"), [pictureAdvice()], "refused");
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
  const children = propertyOf(shown, "children");
  return Array.isArray(children) ? children.filter((node) => isBlock(node)) : [];
}

/** In what form a text is copied for editors like Decap's, and with its looks. */
const RICH = new Set(["application/x-slate-fragment", "text/html"]);

/**
 * Lets Decap's editors of texts take what they are given. What is pasted comes with the first two events, and Decap reads
 * it from one of them.
 */
export function watchPastes(): void {
  for (const name of ["paste", "beforeinput", "drop"]) window.addEventListener(name, takePlainText, true);
  window.addEventListener("paste", passOn, true);
}

/** While Markdown is shown as such, Decap would lose all words of a list or a link that is pasted: it takes lines. */
function takePlainText(event: Event): void {
  const data = dataOf(event);
  if (!data || !editorOf(event)?.closest(".cms-editor-raw")) return;
  const { getData } = data;
  data.getData = (format) => (RICH.has(format) ? "" : getData.call(data, format));
}

/** Extensions of browsers that paste send only the event before the one that Decap listens to. */
function passOn(event: ClipboardEvent): void {
  if (event.isTrusted || !event.clipboardData || !editorOf(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const options = { bubbles: true, cancelable: true, composed: true };
  const input = { inputType: "insertFromPaste", dataTransfer: event.clipboardData };
  event.target?.dispatchEvent(new InputEvent("beforeinput", { ...options, ...input }));
}

function dataOf(event: Event): DataTransfer | null {
  if (event instanceof ClipboardEvent) return event.clipboardData;
  return event instanceof InputEvent || event instanceof DragEvent ? event.dataTransfer : null;
}

/** The editor of a text that an event is for. A block of code inside it takes what is pasted as it is. */
function editorOf(event: Event): Element | undefined {
  const around = event.composedPath().filter((node) => node instanceof Element);
  if (around.some((node) => node.matches(".CodeMirror"))) return undefined;
  return around.find((node) => node.matches("[data-slate-editor]"));
}
