import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { componentsInPage } from "./components-in-page";
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
