import type { FormInput } from "../../model/fields/field-kind-facts";

/** A field of /instructions, as the build takes it from the model: plain data, so that pages load no schema. */
export interface GeneratorField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  /** Marked with an asterisk; nothing enforces it (docs/behaviour.md#instructions). */
  readonly isMarked: boolean;
  readonly input: FormInput;
  readonly choices: readonly string[];
  /** Suggestions; other words are allowed too. */
  readonly suggestions: readonly string[];
  /** The fields of each entry; empty if the field is not a list of objects. */
  readonly fields: readonly GeneratorField[];
}

export interface GeneratorForm {
  readonly folder: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: readonly GeneratorField[];
  readonly tips: readonly string[];
}

/** The values of a form, by field; entries of lists are forms themselves. */
export interface FormValues {
  readonly [field: string]: string | readonly FormValues[];
}

/** A list from comma-separated text: trimmed, without empty entries (docs/behaviour.md#instructions). */
export function listOf(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** The item that a form describes: what is empty is left out, numbers are numbers. */
export function itemOf(fields: readonly GeneratorField[], values: FormValues): Readonly<Record<string, unknown>> {
  const entries = fields.map((field) => [field.name, valueOf(field, values[field.name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueOf(field: GeneratorField, value: FormValues[string] | undefined): unknown {
  if (value === undefined) return undefined;
  if (typeof value !== "string") {
    const items = value.map((entry) => itemOf(field.fields, entry)).filter((item) => Object.keys(item).length > 0);
    return items.length > 0 ? items : undefined;
  }
  const text = value.trim();
  if (text === "") return undefined;
  switch (field.input) {
    case "list": {
      const list = listOf(text);
      return list.length > 0 ? list : undefined;
    }
    case "integer":
      return numberOr(text, parseInt(text, 10));
    case "number":
      return numberOr(text, Number(text));
    case "switch":
      return text === "true";
    default:
      return text;
  }
}

/** A text that is not a number is kept, and the check reports it. */
function numberOr(text: string, number: number): number | string {
  return Number.isFinite(number) ? number : text;
}

export function snippetOf(item: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(item, null, 2)}\n`;
}

export function snippetFileName({ id }: Readonly<Record<string, unknown>>): string {
  return typeof id === "string" || typeof id === "number" ? `${id}.json` : "item.json";
}
