import { isFunction } from "../../domain/shape";
import { clearNotes } from "../saving/notes";
import { isMap } from "./immutable-entry";
import { openForm, type Form } from "./open-form";

/** How often the page is looked at until the form has gone, in ms. */
const PAUSE = 20;

/**
 * Opens another entry whose address is entered, or gone back to, in a form of its own. Decap would show the old entry in
 * the form of the new one's collection, and save it there.
 */
export function reopenForOtherEntry(): void {
  // Before Decap sees it.
  window.addEventListener("hashchange", reopen, { capture: true });
}

function reopen(event: HashChangeEvent): void {
  const form = openForm();
  const history = form && historyOf(form);
  const [, collection, name] = /^#\/collections\/([^/?]+)\/(?:new$|entries\/([^?]+))/.exec(location.hash) ?? [];
  const target = location.hash.slice(1);
  // An entry that is saved for the first time gets an address of its own: Decap is there already.
  if (!form || !history || collection === undefined || decoded(target) === history.location.pathname) return;
  event.stopImmediatePropagation();
  const leave = () => {
    if (location.hash.slice(1) === target) leaveFor({ target, collection, name }, form, history, event.oldURL);
  };
  onceSaved(form, leave);
}

interface OtherEntry {
  readonly target: string;
  readonly collection: string;
  /** Undefined for a new entry. */
  readonly name: string | undefined;
}

function leaveFor({ target, collection, name }: OtherEntry, form: Form, history: History, oldAddress: string): void {
  const list = `/collections/${collection}`;
  // Decap asks whether to leave what is not saved.
  history.replace(list);
  if (history.location.pathname !== list) {
    window.history.replaceState(null, "", oldAddress);
    return;
  }
  clearNotes();
  const open = () => {
    if (history.location.pathname === list) history.replace(target);
  };
  onceClosed(form, () => void loaded(form, collection, name).then(open, open));
}

/** An entry that is still being saved would count the next one as saved. */
function onceSaved(form: Form, action: () => void): void {
  const { entryDraft } = form.props;
  const draft = isMap(entryDraft) ? entryDraft.get("entry") : undefined;
  const isSaving = isMap(draft) && draft.get("isPersisting") === true;
  if (isSaving) setTimeout(() => onceSaved(form, action), PAUSE);
  else action();
}

function onceClosed(form: Form, action: () => void): void {
  if (openForm() === form) setTimeout(() => onceClosed(form, action), PAUSE);
  else action();
}

/** Loads an entry: Decap would first show an empty form of one that it does not know yet. */
async function loaded({ props }: Form, collection: string, name: string | undefined): Promise<void> {
  const { collections, loadEntry } = props;
  if (name === undefined || !isFunction(loadEntry) || !hasCollections(collections)) return;
  await loadEntry(collections.get(collection), decoded(name));
}

function hasCollections(value: unknown): value is { get(name: string): unknown } {
  return typeof value === "object" && value !== null && "get" in value;
}

/** The addresses of Decap's pages. */
interface History {
  readonly location: { readonly pathname: string };
  replace(path: string): void;
}

function historyOf({ props: { history } }: Form): History | undefined {
  return isHistory(history) ? history : undefined;
}

function isHistory(value: unknown): value is History {
  return typeof value === "object" && value !== null && "location" in value && "replace" in value;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
