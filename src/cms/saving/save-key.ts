import { openSavingForm } from "../decap/open-form";
import { isMap } from "../decap/immutable-entry";
import { lookForFormErrors } from "./form-errors";

/** Lets Ctrl+S, or ⌘S, save the open entry with all checks of 'Publish now', from within any field. */
export function saveByKey(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isSaveKey(event)) return;
      const form = openSavingForm();
      if (!form) return;
      // The browser would save the page.
      event.preventDefault();
      const { entry, hasChanged, isNewEntry } = form.props;
      if (event.repeat || (isMap(entry) && entry.get("isPersisting") === true)) return;
      // What is half typed is no change yet.
      if (hasChanged === true || isNewEntry === true) void form.handleOnPersist();
      else form.controlPaneRef.validate();
      lookForFormErrors();
    },
    { capture: true },
  );
}

/** Other alphabets have another letter on the key. */
function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "s" : code === "KeyS";
}
