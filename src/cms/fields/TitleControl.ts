import { propertyOf } from "../../domain/shape";
import { kinds } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { titleOf, usedFieldsOf } from "../../model/schema/schema-fields";
import { formGroups } from "../configuration/form-groups";
import type { LineControl } from "../decap/decap-library";
import type { ControlProps } from "../decap/decap-types";
import { foldGroups } from "../decap/fold-groups";
import { fillChanged, entryOf } from "../decap/open-form";
import type { Library } from "../saving/library";
import { idFromTitle } from "../saving/new-name";
import { valueText } from "./control-parts";

/** The field for the id of the open form, and the id that was made for it last; undefined: someone has typed another. */
let idField: unknown;
let made: string | undefined;

/** The id that has just been made and is not yet shown. */
let arriving: string | undefined;

/**
 * The control for a line of text. In a new entry that has words for an id, its title makes the id until someone types
 * another one.
 */
export function titleControl(Text: LineControl, library: Library): LineControl {
  return class TitleControl extends Text {
    private taken: ReadonlySet<string> = new Set();

    override componentDidMount(): void {
      super.componentDidMount?.();
      const kind = kindOf(this.props);
      const isNew = entryOf(this.props).slug === "";
      if (isTitle(this.props)) {
        showGroups(this.props);
        if (isNew) focusFirst(this.props);
      }
      if (!kind) return;
      if (nameOf(this.props) === "id") watchId(this.props);
      else if (isNew && isTitle(this.props)) void this.begin(kind);
    }

    override componentDidUpdate(before: ControlProps): void {
      // Other fields may change while another has the focus; Safari would give it to the one whose cursor is set.
      if (document.activeElement === inputOf(this.props)) super.componentDidUpdate?.(before, {});
      if (before.value === this.props.value || !kindOf(this.props)) return;
      if (isTitle(this.props)) this.makeId();
      else if (nameOf(this.props) === "id") showArrived(this.props);
    }

    private async begin(kind: Kind): Promise<void> {
      const id = idOf(this.props);
      made = id === idFromTitle(valueText(this.props), this.taken) ? id : undefined;
      // Without an answer, the check before saving finds an id that is taken.
      const items = await library.itemsOf(kind).catch(() => []);
      this.taken = new Set(items.map(({ name }) => name));
      this.makeId();
    }

    private makeId(): void {
      const { collection, slug, isPersisting } = entryOf(this.props);
      if (collection !== kindOf(this.props)?.folder || slug !== "" || isPersisting === true) return;
      const id = idOf(this.props);
      if (id !== "" && id !== made) return;
      made = idFromTitle(valueText(this.props), this.taken);
      if (made === id) return;
      arriving = made;
      fillChanged(idField, made);
    }
  };
}

/** The kind whose ids are words, if a control belongs to one and lies in none of its lists and texts. */
function kindOf(props: ControlProps): Kind | undefined {
  const kind = anyKindOf(props);
  return kind?.idKind === "slug" && kind.format === "json" ? kind : undefined;
}

function anyKindOf(props: ControlProps): Kind | undefined {
  const around = propertyOf(props, "parentIds");
  if (Array.isArray(around) && around.length > 0) return undefined;
  return kinds.find(({ folder }) => folder === entryOf(props).collection);
}

function isTitle(props: ControlProps): boolean {
  const kind = anyKindOf(props);
  return kind !== undefined && nameOf(props) === titleOf(usedFieldsOf(kind.schema));
}

function nameOf({ field }: ControlProps): unknown {
  return field.get("name");
}

function idOf(props: ControlProps): string {
  const id = propertyOf(entryOf(props).data, "id");
  return typeof id === "string" ? id : "";
}

function inputOf({ forID }: ControlProps): HTMLElement | null {
  return document.getElementById(forID);
}

/** The whole form is in the page as soon as its first field is. */
function showGroups(props: ControlProps): void {
  const kind = anyKindOf(props);
  const pane = document.querySelector(`label[for="${props.forID}"]`)?.parentElement?.parentElement?.parentElement;
  if (kind && pane) foldGroups(pane, formGroups(kind), kind.folder);
}

/** Selects an id that appears in the field someone is in: what they type takes its place. */
function showArrived(props: ControlProps): void {
  const input = inputOf(props);
  const isMade = valueText(props) === arriving;
  arriving = undefined;
  if (isMade && input instanceof HTMLInputElement && input === document.activeElement) input.select();
}

/** Who opens a new entry may type its title at once. */
function focusFirst(props: ControlProps): void {
  if (document.activeElement === document.body) inputOf(props)?.focus();
}

/** Lets an id be read only once it is the name of a file. Until then, the first press on a made one selects all of it. */
function watchId(props: ControlProps): void {
  const input = inputOf(props);
  if (!(input instanceof HTMLInputElement)) return;
  idField = props.field;
  const lock = () => {
    input.readOnly = input.value !== "" && entryOf(props).slug === input.value;
  };
  lock();
  let isFirst = false;
  input.addEventListener("focus", lock);
  input.addEventListener("mousedown", () => (isFirst = document.activeElement !== input));
  input.addEventListener("click", () => isFirst && input.value === made && input.select());
}
