import type { ReactNode } from "react";
import { kinds } from "../../model/content-model";
import { entryOf, fillDefault, isNewEntry } from "../decap/open-form";
import type { Library } from "../saving/library";
import { nextNumber } from "../saving/new-name";
import { answerFor, valueText } from "./control-parts";
import { TypedControl } from "./TypedControl";
import { t } from "../../words/t";

/**
 * The control for numbers. A new entry gets the next free number as its id. Other input stays as typed, and Decap's
 * check of the form reports it.
 */
export function numberControl(library: Library) {
  return class NumberControl extends TypedControl {
    override toValue(text: string): unknown {
      const number = Number(text);
      return text.trim() === "" || !Number.isFinite(number) ? text.trim() : number;
    }

    readonly isValid = () =>
      answerFor(
        this.props,
        Number.isFinite(Number(valueText(this.props))) ? undefined : t("is not a number, expected one such as 12"),
      );

    override componentDidMount(): void {
      void this.fillIn();
    }

    async fillIn(): Promise<void> {
      const { field } = this.props;
      const entry = entryOf(this.props);
      const kind = kinds.find(({ folder }) => folder === entry.collection);
      const isOpen = field.get("name") === "id" && valueText(this.props) === "" && isNewEntry(entry);
      if (kind?.idKind !== "number" || !isOpen) return;
      // If there is no answer, the field stays empty.
      const number = await nextNumber(kind, library).catch(() => undefined);
      if (number !== undefined && this.input.current?.value === "") fillDefault(this.props, number);
    }

    override render(): ReactNode {
      return <input type="text" inputMode="decimal" {...this.inputProps()} />;
    }
  };
}
