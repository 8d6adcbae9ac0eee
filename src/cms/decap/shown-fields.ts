import type { ShownField } from "../saving/shown-field";
import { isJsonObject } from "../../model/schema/json-object";
import { isMap, toPlain, type ImmutableMap } from "./immutable-entry";
import { componentsAround } from "./components-in-page";
import { writtenWords } from "./rich-text/written-words";

/** The kinds of fields whose words are seen as they are saved. */
const WIDGETS: ReadonlySet<string> = new Set(["string", "text", "number", "markdown"]);

/** The fields of the open form that hold words, as they are on the screen and in what would be saved. */
export function shownFields(): ShownField[] {
  const editors = [...document.querySelectorAll<HTMLElement>("#nc-root [data-slate-editor]")];
  const inputs = [...document.querySelectorAll("#nc-root :is(input, textarea)")];
  return [...editors.flatMap(shownText), ...inputs.flatMap(shownInput)];
}

function shownText(editor: HTMLElement): ShownField[] {
  const control = controlOf(editor);
  if (!control || control.widget !== "markdown") return [];
  const { label, value } = control;
  const text = editor.innerText;
  if (editor.closest(".cms-editor-raw")) return [{ label, text, pairs: [[wordsOn(editor), value]] }];
  const written = writtenWords(value);
  const pairs = [
    [wordsOn(editor), written?.words ?? value],
    [codeOn(editor), written?.code ?? ""],
  ] as const;
  return [{ label, text, pairs }];
}

function shownInput(input: Element): ShownField[] {
  const isInput = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  // Those inside a text belong to a component of it.
  if (!isInput || !/-field-\d+$/.test(input.id) || input.closest("[data-slate-editor]")) return [];
  const control = controlOf(input);
  if (!control || control.widget === "markdown") return [];
  const { label, value, widget } = control;
  const shown = input.value;
  const isSameNumber = widget === "number" && shown !== "" && value !== "" && Number(shown) === Number(value);
  return [{ label, text: shown, pairs: [[shown, isSameNumber ? shown : value]] }];
}

interface Control {
  readonly label: string;
  readonly widget: string;
  /** The text that would be saved. */
  readonly value: string;
}

/** Decap's control that an element belongs to. */
function controlOf(element: Element): Control | undefined {
  for (const component of componentsAround(element)) {
    const props = controlProps(component);
    if (!props) continue;
    const { label, name, widget } = toPlain(props.field);
    if (typeof widget !== "string" || !WIDGETS.has(widget)) return undefined;
    const { value } = props;
    const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return { label: typeof label === "string" ? label : String(name), widget, value: written };
  }
  return undefined;
}

function controlProps(component: object): { readonly field: ImmutableMap; readonly value: unknown } | undefined {
  const props = "props" in component && isJsonObject(component.props) ? component.props : {};
  const { field, value, onChange } = props;
  return isMap(field) && typeof onChange === "function" && "value" in props ? { field, value } : undefined;
}

/** The words of an editor for texts, without those of pictures and components in it. */
function wordsOn(editor: Element): string {
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  let words = "";
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement?.closest(
      '[data-slate-void], [contenteditable="false"], [data-slate-editor]',
    );
    if (around === editor) words += texts.currentNode.nodeValue ?? "";
  }
  return words;
}

/** The code of its code blocks, from their own editor. */
function codeOn(editor: Element): string {
  return [...editor.querySelectorAll(".CodeMirror")].map(codeIn).join("");
}

function codeIn(element: Element): string {
  const editor: unknown = Reflect.get(element, "CodeMirror");
  if (typeof editor !== "object" || editor === null) return "";
  const getValue: unknown = Reflect.get(editor, "getValue");
  const code: unknown = typeof getValue === "function" ? Reflect.apply(getValue, editor, []) : "";
  return typeof code === "string" ? code : "";
}
