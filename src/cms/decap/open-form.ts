import { isFunction, propertyOf } from "../../domain/shape";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import type { ControlProps } from "./decap-types";
import { isMap, toPlain } from "./immutable-entry";

/** The component that is Decap's form; React gives it new props again and again. */
export interface Form {
  readonly props: JsonObject;
  deleteBackup: () => void;
}

/** Decap's form, from what React notes at each element of the page; undefined if it is not found. */
export function openForm(): Form | undefined {
  for (const component of componentsInPage()) if (isForm(component)) return component;
  return undefined;
}

/** Decap's form with its toolbar, as far as it saves. */
interface SavingForm {
  readonly handleOnPersist: () => Promise<void>;
  readonly controlPaneRef: { readonly validate: () => void };
  readonly props: JsonObject;
}

/** The form that 'Publish now' and 'Save' save; undefined if no form is open. */
export function openSavingForm(): SavingForm | undefined {
  for (const component of componentsInPage()) if (isSavingForm(component)) return component;
  return undefined;
}

function isForm(value: object): value is Form {
  if (!("props" in value) || !("deleteBackup" in value)) return false;
  const { props, deleteBackup } = value;
  if (!isJsonObject(props) || typeof deleteBackup !== "function") return false;
  return typeof props.loadLocalBackup === "function" && isMap(props.entryDraft);
}

function isSavingForm(value: object): value is SavingForm {
  return "handleOnPersist" in value && "controlPaneRef" in value && "props" in value;
}

/**
 * The data of the open entry as it was read from the repository, whatever has been typed since or came from a local backup.
 * Undefined for a new entry, for a draft of its own branch, and where Decap has changed inside.
 */
export function openedData(): JsonObject | undefined {
  const { entry, unpublishedEntry } = openForm()?.props ?? {};
  const data = isMap(entry) && unpublishedEntry !== true ? entry.get("data") : undefined;
  return isMap(data) ? toPlain(data) : undefined;
}

let newest: ControlProps | undefined;

/** Remembers the control that was shown last: the form it belongs to is the one that is open. */
export function noteControl(props: ControlProps): void {
  newest = props;
}

/** The entry that is open; empty where none is. */
export function openEntry(): JsonObject {
  return newest ? entryOf(newest) : {};
}

/** The entry that a control belongs to, as it is now. */
export function entryOf(props: ControlProps): JsonObject {
  const getEntry: unknown = propertyOf(props, "getEntry");
  const entry: unknown = isFunction(getEntry) ? getEntry() : undefined;
  return isMap(entry) ? toPlain(entry) : {};
}

/** Fills in a field so that Decap still takes a new entry for one that no one has touched. */
export function fillUnchanged(field: unknown, value: unknown): void {
  const { changeDraftField, entryDraft, hasChanged } = openForm()?.props ?? {};
  const entry = isMap(entryDraft) ? entryDraft.get("entry") : undefined;
  const data = isMap(entry) ? entry.get("data") : undefined;
  if (!isFunction(changeDraftField) || !isMap(field) || !isMap(entry) || !isMap(data)) return;
  // It compares the entry with these.
  const entries = hasChanged === true ? [] : [entry.set("data", data.set(String(field.get("name")), value))];
  changeDraftField({ field, value, entries });
}

/** Changes a field of the open form, as typing into it would. */
export function fillChanged(field: unknown, value: unknown): void {
  const { changeDraftField } = openForm()?.props ?? {};
  if (isFunction(changeDraftField) && isMap(field)) changeDraftField({ field, value, entries: [] });
}

/** The instances of React's components in the page, from the innermost of each element outwards. */
function* componentsInPage(): Generator<object> {
  for (const element of document.querySelectorAll("#nc-root *")) yield* componentsAround(element);
}

/** The instances of React's components around an element, from the innermost. */
export function* componentsAround(element: Element): Generator<object> {
  const note = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
  let part: unknown = note === undefined ? undefined : propertyOf(element, note);
  for (; isPart(part); part = part.return)
    if (typeof part.stateNode === "object" && part.stateNode !== null) yield part.stateNode;
}

function isPart(value: unknown): value is { readonly return: unknown; readonly stateNode: unknown } {
  return typeof value === "object" && value !== null && "return" in value && "stateNode" in value;
}
