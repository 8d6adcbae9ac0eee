import type { ReactNode } from "react";
import { propertyOf } from "../../domain/shape";
import { kinds } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { titleOf, usedFieldsOf } from "../../model/schema/schema-fields";
import type { Prefill } from "../configuration/collections";
import { formGroups } from "../configuration/form-groups";
import type { ControlProps } from "../decap/decap-types";
import { entryOf, isNewEntry } from "../decap/open-form";
import type { Library } from "../saving/library";
import { isPrefilled } from "../start/prefill";
import { isInside, valueText } from "./control-parts";
import { foldGroups } from "./fold-groups";
import { NewId } from "./new-id";
import { TypedControl } from "./TypedControl";

/**
 * The control for a line of text. In a new entry whose id consists of words, the id is made from the title until the
 * editor types another one.
 */
export function lineControl(prefill: Prefill | undefined, library: Library) {
  // One form is open at a time.
  const newId = new NewId();
  return class LineControl extends TypedControl {
    taken: ReadonlySet<string> = new Set();

    override componentDidMount(): void {
      const { props } = this;
      const isNew = isNewEntry(entryOf(props));
      // To Decap they are defaults, so it would call them saved and discard them without asking.
      if (isNew && isPrefilled(prefill, location.hash, nameOf(props), props.value)) props.onChange(props.value);
      if (isId(props)) newId.fillWith((id) => this.props.onChange(id));
      const kind = kindOf(props);
      if (!kind || !isTitle(props, kind)) return;
      // The whole form is in the page when its first field is.
      const form = this.input.current?.closest(".editor-form");
      if (form) foldGroups(form, formGroups(kind), kind.folder);
      if (!isNew) return;
      // Lets editors type the title of a new entry at once.
      if (document.activeElement === document.body) this.input.current?.focus();
      if (hasWordsForId(kind)) void this.beginId(kind);
    }

    override componentDidUpdate(before: ControlProps): void {
      super.componentDidUpdate(before);
      const kind = kindOf(this.props);
      if (valueText(before) !== valueText(this.props) && kind && isTitle(this.props, kind)) this.makeId(kind);
    }

    async beginId(kind: Kind): Promise<void> {
      newId.begin(idOf(this.props), valueText(this.props));
      // If there is no answer, the check before saving finds an id that is taken.
      const { items, unread } = await library.read([kind]).catch(() => ({ items: [], unread: [] }));
      this.taken = new Set([...items, ...unread].map(({ name }) => name));
      this.makeId(kind);
    }

    makeId(kind: Kind): void {
      if (!hasWordsForId(kind) || !isNewEntry(entryOf(this.props))) return;
      newId.make(idOf(this.props), valueText(this.props), this.taken);
    }

    override render(): ReactNode {
      const text = valueText(this.props);
      // The id of an existing entry is the name of its file.
      const isFixed = text !== "" && isId(this.props) && entryOf(this.props).slug === text;
      return <input type="text" {...this.inputProps()} readOnly={isFixed} />;
    }
  };
}

function kindOf(props: ControlProps): Kind | undefined {
  if (isInside(props)) return undefined;
  return kinds.find(({ folder }) => folder === entryOf(props).collection);
}

function hasWordsForId({ idKind, format }: Kind): boolean {
  return idKind === undefined && format === undefined;
}

function isId(props: ControlProps): boolean {
  const kind = kindOf(props);
  return kind !== undefined && hasWordsForId(kind) && nameOf(props) === "id";
}

function isTitle(props: ControlProps, kind: Kind): boolean {
  return nameOf(props) === titleOf(usedFieldsOf(kind.schema));
}

function nameOf({ field }: ControlProps): string {
  return String(field.get("name"));
}

function idOf(props: ControlProps): string {
  const id = propertyOf(entryOf(props).data, "id");
  return typeof id === "string" ? id : "";
}
