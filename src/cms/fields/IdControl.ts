import { isFunction } from "../../domain/shape";
import { kinds } from "../../model/content-model";
import { isMap } from "../decap/immutable-entry";
import { entryOf } from "../decap/open-entry";
import { openForm } from "../decap/open-form";
import type { Library } from "../saving/library";
import { nextNumber } from "../saving/next-number";
import { valueText } from "./control-parts";
import { NumberControl } from "./NumberControl";

/** The control for numbers, which gives the id of a new entry the next free number. */
export function numberControl(library: Library): typeof NumberControl {
  return class IdControl extends NumberControl {
    override componentDidMount(): void {
      void this.fillIn();
    }

    private async fillIn(): Promise<void> {
      const { field } = this.props;
      const { collection, slug, isPersisting } = entryOf(this.props);
      const kind = kinds.find(({ folder }) => folder === collection);
      // While it is saved, the form is shown again.
      if (!kind || kind.idKind !== "number" || field.get("name") !== "id" || slug !== "" || isPersisting === true)
        return;
      if (valueText(this.props) !== "") return;
      // Without an answer the field is as empty as it was.
      const number = await nextNumber(kind, library).catch(() => undefined);
      if (number !== undefined && this.isEmpty()) fillUnchanged(field, number);
    }
  };
}

/** Fills in a field so that Decap still takes a new entry for one that no one has touched. */
function fillUnchanged(field: unknown, value: unknown): void {
  const { changeDraftField, entryDraft, hasChanged } = openForm()?.props ?? {};
  const entry = isMap(entryDraft) ? entryDraft.get("entry") : undefined;
  const data = isMap(entry) ? entry.get("data") : undefined;
  if (!isFunction(changeDraftField) || !isMap(entry) || !isMap(data)) return;
  // It compares the entry with these.
  const entries = hasChanged === true ? [] : [entry.set("data", data.set("id", value))];
  changeDraftField({ field, value, entries });
}
