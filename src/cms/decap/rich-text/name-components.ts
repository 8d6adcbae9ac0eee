import CMS from "decap-cms-app";
import { isFunction, propertyOf } from "../../../domain/shape";
import { t } from "../../../words/t";
import { isMap } from "../immutable-entry";

/** What the plus above a text offers is called in English by Decap, whatever the language: gives it names of ours. */
export function nameComponents(): void {
  const components = CMS.getEditorComponents();
  rename(components.get("code-block"), t("Code block"));
  rename(components.get("image"), t("Image"), { image: t("Image"), alt: t("Alt text"), title: t("Title") });
}

/** @param labels of the component's fields, by their names */
function rename(component: unknown, label: string, labels: Readonly<Record<string, string>> = {}): void {
  if (typeof component !== "object" || component === null) return;
  const fields: unknown = propertyOf(component, "fields");
  const map: unknown = propertyOf(fields, "map");
  const named = (field: unknown) => {
    const own = isMap(field) ? labels[String(field.get("name"))] : undefined;
    return isMap(field) && own !== undefined ? field.set("label", own) : field;
  };
  // Registering it a second time would warn in the console.
  Object.assign(component, { label, ...(isFunction(map) && { fields: map.call(fields, named) }) });
}
