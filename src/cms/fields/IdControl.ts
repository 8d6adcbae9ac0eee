import { kinds } from "../../model/content-model";
import { fillUnchanged } from "../decap/fill-field";
import { entryOf } from "../decap/open-entry";
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
