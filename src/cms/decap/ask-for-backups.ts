import { isFunction } from "../../domain/shape";
import { isMap } from "./immutable-entry";
import { openForm, type Form } from "./open-form";
import { decapWords } from "./words";
import { t } from "../../words/t";

/** How often a form is looked at while its entry is loaded, in ms. */
const PAUSE = 100;

/** A backup does not say of which state of the entry it was made. */
const caution = t("If someone has changed the entry since then, saving it would undo that.");

/**
 * Lets Decap ask whether to take a local backup only once the entry is there. It starts to load both at once; a backup that is
 * taken first is overwritten by the entry. Where Decap has changed inside, it asks as before.
 */
export function askForBackupsOnceLoaded(): void {
  const question = decapWords("editor", "editor", "confirmLoadBackup");
  const ask = window.confirm.bind(window);
  window.confirm = (message) => {
    const form = message === question ? openForm() : undefined;
    if (!form) return ask(message);
    keepOnce(form);
    askOnceLoaded(form, () => ask(form.props.newEntry === true ? message : `${message} ${caution}`));
    return false;
  };
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
    if (!isLoaded(form) || !isFunction(loadLocalBackup)) setTimeout(look, PAUSE);
    else if (ask()) loadLocalBackup();
    else form.deleteBackup();
  };
  setTimeout(look);
}

/** True if the form shows an entry; each has a key of its own. */
function isLoaded({ props: { entryDraft } }: Form): boolean {
  return isMap(entryDraft) && Boolean(entryDraft.get("key"));
}
