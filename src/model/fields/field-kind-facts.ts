/** How a field is filled in on /instructions. */
export type FormInput = "line" | "paragraph" | "list" | "date" | "integer" | "number" | "switch" | "choice" | "entries";

/** What the widget, the reference and the placeholder of a field depend on, besides its kind. */
export interface OfField {
  readonly label: string;
  readonly choices?: readonly string[];
  readonly suggestions?: readonly string[];
  readonly pattern?: object;
  readonly range?: { readonly min: number; readonly max: number };
}

/** A widget of Decap with its options. The editor adds inner fields, and references to other items. */
interface Widget {
  readonly widget:
    | "string"
    | "text"
    | "markdown"
    | "datetime"
    | "number"
    | "boolean"
    | "image"
    | "file"
    | "select"
    | "list"
    | "object";
  readonly [option: string]: unknown;
}

/** What the editor's lists do with a field: a switch filters, words group, days and numbers sort. */
type ListRole = "switch" | "word" | "day" | "number";

export interface FieldKindFacts {
  /** The type in GraphQL; null for objects of fields, which have their own types. */
  readonly graphql: "String" | "Int" | "Float" | "Boolean" | "Markdown" | "ContentFile" | null;
  readonly isList: boolean;
  readonly hasFields: boolean;
  /** The field names the item for good: its file, and its address. */
  readonly isId: boolean;
  /** A few words: the first required field of such words is the title of an item. */
  readonly isTitle: boolean;
  /** A link to a page, which may be one of the site. */
  readonly isLink: boolean;
  /** The kind of the entries of a list whose places count, so that empty entries stay; null for all others. */
  readonly entries: "markdown" | "text" | null;
  readonly input: FormInput;
  readonly widget: (field: OfField) => Widget;
  /** True if the widget offers values, so that an example says nothing. */
  readonly isChosen: boolean;
  /** What the editor reads instead of the hint; null: the hint. */
  readonly ownHint: string | null;
  /** A sentence behind the hint in the editor. */
  readonly furtherHint: string | null;
  readonly inLists: (field: OfField) => ListRole | null;
  /** True if a form of /instructions says the hint among its tips. */
  readonly isHintTip: (field: OfField) => boolean;
  /** A tip for each form of /instructions that has such a field. */
  readonly tip: (field: OfField) => string | null;
  /** Its type as docs/content.md says it, in English. */
  readonly inReference: (field: OfField) => string;
  /** Turns the text of an address or a form into the value that was meant. */
  readonly parse: (value: unknown) => unknown;
  readonly empty: null | readonly never[];
  /** What a preview shows of a required value that is still missing. */
  readonly standIn: (field: OfField) => unknown;
  /**
   * True if translations may have it (docs/editing.md#in-several-languages). Dates, numbers and links are the same in
   * all languages.
   */
  readonly holdsWords: boolean;
  readonly isWritten: boolean;
  readonly isOpen: boolean;
}

export const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

export const listedChoices = ({ choices = [] }: OfField) => choices.map((choice) => `\`${choice}\``).join(", ");
