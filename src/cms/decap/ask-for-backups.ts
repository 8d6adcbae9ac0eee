import CMS from "decap-cms-app";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { isMap } from "./immutable-entry";

/** How often a form is looked at while its entry is loaded, in ms. */
const PAUSE = 100;

/**
 * Lets Decap ask whether to take a local backup only once the entry is there. It starts to load both at once; a backup that is
 * taken first is overwritten by the entry. Where Decap has changed inside, it asks as before.
 */
export function askForBackupsOnceLoaded(): void {
  const question = textAt(CMS.getLocale("en"), ["editor", "editor", "confirmLoadBackup"]);
  const ask = window.confirm.bind(window);
  window.confirm = (message) => {
    const form = message === question ? openForm() : undefined;
    if (!form) return ask(message);
    keepOnce(form);
    askOnceLoaded(form, () => ask(message));
    return false;
  };
}

function textAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isJsonObject(value) ? textAt(value[name], rest) : undefined;
}

/** The component that is Decap's form; React gives it new props again and again. */
interface Form {
  readonly props: JsonObject;
  deleteBackup: () => void;
}

/** Decap deletes a backup as soon as the answer is no. */
function keepOnce(form: Form): void {
  const { deleteBackup } = form;
  form.deleteBackup = () => {
    form.deleteBackup = deleteBackup;
  };
}

function askOnceLoaded(form: Form, ask: () => boolean): void {
  const { hash } = location;
  const look = () => {
    if (location.hash !== hash) return;
    const { loadLocalBackup } = form.props;
    if (!isLoaded(form) || typeof loadLocalBackup !== "function") setTimeout(look, PAUSE);
    else if (ask()) Reflect.apply(loadLocalBackup, undefined, []);
    else form.deleteBackup();
  };
  setTimeout(look);
}

/** Whether the form shows an entry; each has a key of its own. */
function isLoaded({ props: { entryDraft } }: Form): boolean {
  return isMap(entryDraft) && Boolean(entryDraft.get("key"));
}

/** Decap's form, from what React notes at each element of the page; undefined if it is not found. */
function openForm(): Form | undefined {
  for (const element of document.querySelectorAll("#nc-root *")) {
    const note = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
    let part: unknown = note === undefined ? undefined : Reflect.get(element, note);
    for (; isPart(part); part = part.return) {
      const { stateNode } = part;
      if (isForm(stateNode)) return stateNode;
    }
  }
  return undefined;
}

function isPart(value: unknown): value is { readonly return: unknown; readonly stateNode: unknown } {
  return typeof value === "object" && value !== null && "return" in value && "stateNode" in value;
}

function isForm(value: unknown): value is Form {
  if (typeof value !== "object" || value === null || !("props" in value) || !("deleteBackup" in value)) return false;
  const { props, deleteBackup } = value;
  if (!isJsonObject(props) || typeof deleteBackup !== "function") return false;
  return typeof props.loadLocalBackup === "function" && isMap(props.entryDraft);
}
