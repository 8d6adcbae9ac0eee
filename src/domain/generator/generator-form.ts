/** How a field of the generator is filled in. */
export type GeneratorInput = "line" | "paragraph" | "list" | "date" | "integer" | "number" | "switch" | "choice";

/** A field of /instructions, as the build takes it from the model: plain data, so that no schema weighs on the page. */
export interface GeneratorField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  /** Marked with an asterisk; nothing enforces it (docs/behaviour.md#instructions). */
  readonly isMarked: boolean;
  readonly input: GeneratorInput | "entries";
  readonly choices: readonly string[];
  /** Usual words, free ones being taken too. */
  readonly suggestions: readonly string[];
  /** The fields of each entry; empty where the field is no list of objects. */
  readonly fields: readonly GeneratorField[];
}

/** The generator of one kind of content. */
export interface GeneratorForm {
  /** The folder of the kind, which is also the fragment of its tab. */
  readonly folder: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: readonly GeneratorField[];
  /** What to heed, a sentence each. */
  readonly tips: readonly string[];
}
