import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { isMap, toPlain, type ImmutableMap } from "./immutable-entry";
import { componentsAround } from "./open-form";
import { writtenWords } from "./rich-text/blocks";

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
  const editor = propertyOf(element, "CodeMirror");
  const getValue = propertyOf(editor, "getValue");
  const code = isFunction(getValue) ? getValue.call(editor) : "";
  return typeof code === "string" ? code : "";
}

/** A field of the form, as it is seen and as it would be saved. */
export interface ShownField {
  readonly label: string;
  /** For an editor to copy. */
  readonly text: string;
  /** Each pair says the same in two places: on the screen, and in what would be saved. */
  readonly pairs: readonly (readonly [shown: string, written: string])[];
}

/** Marks that editors of texts put where there is nothing, and spaces, which Markdown has in other places. */
const UNSEEN = /[\s\uFEFF]+/g;

/** The labels of the fields whose words on the screen are not those that would be saved. */
export function unwrittenFields(fields: readonly ShownField[]): string[] {
  const unlike = fields.filter(({ pairs }) => pairs.some(([shown, written]) => wordsOf(shown) !== wordsOf(written)));
  return [...new Set(unlike.map(({ label }) => label))];
}

function wordsOf(text: string): string {
  return text.replace(UNSEEN, "");
}

/** All that a form shows, each field below its label. */
export function textToCopy(fields: readonly ShownField[]): string {
  return fields
    .filter(({ text }) => text.trim() !== "")
    .map(({ label, text }) => `${label}\n${text.trim()}\n`)
    .join("\n");
}
