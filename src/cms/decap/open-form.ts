import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { isMap } from "./immutable-entry";

/** The component that is Decap's form; React gives it new props again and again. */
export interface Form {
  readonly props: JsonObject;
  deleteBackup: () => void;
}

/** Decap's form, from what React notes at each element of the page; undefined if it is not found. */
export function openForm(): Form | undefined {
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
