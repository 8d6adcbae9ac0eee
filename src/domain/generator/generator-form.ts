/** How a field of the generator is filled in. */
export type GeneratorInput = "line" | "paragraph" | "list" | "date" | "integer" | "number" | "switch" | "choice";

/** A field of /instructions, as the build takes it from the model: plain data, so that pages load no schema. */
export interface GeneratorField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  /** Marked with an asterisk; nothing enforces it (docs/behaviour.md#instructions). */
  readonly isMarked: boolean;
  readonly input: GeneratorInput | "entries";
  readonly choices: readonly string[];
  /** Suggestions; other words are allowed too. */
  readonly suggestions: readonly string[];
  /** The fields of each entry; empty if the field is not a list of objects. */
  readonly fields: readonly GeneratorField[];
}

/** The generator of one kind of content. */
export interface GeneratorForm {
  /** The folder of the kind, which is also the fragment of its tab. */
  readonly folder: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: readonly GeneratorField[];
  /** Tips, one sentence each. */
  readonly tips: readonly string[];
}
