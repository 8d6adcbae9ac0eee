import { type FieldKindFacts, listedChoices, type OfField, trimmed } from "./field-kind-facts";
import { t } from "../../words/t";

const line = {
  graphql: "String",
  isList: false,
  hasFields: false,
  input: "line",
  widget: () => ({ widget: "string" }),
  isChosen: false,
  inReference: () => "text",
  parse: trimmed,
  empty: null,
  standIn: ({ label }) => label,
  holdsWords: false,
  isWritten: false,
  isOpen: true,
} as const satisfies FieldKindFacts;

const paragraph = {
  ...line,
  input: "paragraph",
  // Spaces and line breaks at the ends are part of it.
  parse: (value: unknown) => value,
  holdsWords: true,
  isWritten: true,
} as const satisfies FieldKindFacts;

const number = {
  ...line,
  graphql: "Float",
  input: "number",
  widget: ({ range }: OfField) => ({ widget: "number", value_type: "float", ...range }),
  inReference: () => "number",
  parse: (value: unknown) =>
    typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value,
  standIn: () => 0,
} as const satisfies FieldKindFacts;

const wholeNumber = {
  ...number,
  graphql: "Int",
  input: "integer",
  // Decap cuts whole numbers off while they are typed: 1.9 would become 1. As others, they are refused when saved.
  widget: () => ({ widget: "number", value_type: "float", step: 1 }),
  inReference: () => "whole number",
} as const satisfies FieldKindFacts;

const file = {
  ...line,
  graphql: "ContentFile",
  widget: () => ({ widget: "file" }),
  isChosen: true,
  inReference: () => "file: path or link",
  standIn: () => "",
  isOpen: false,
} as const satisfies FieldKindFacts;

const lines = {
  ...line,
  isList: true,
  input: "list",
  // A bare list would be split at commas. An empty line is left out of the file.
  widget: ({ label }: OfField) => ({
    widget: "list",
    label_singular: t("line||of a list"),
    summary: "{{fields.line}}",
    field: { name: "line", label, widget: "string" as const, required: false },
  }),
  inReference: () => "list of texts",
  parse: (value: unknown) => (Array.isArray(value) ? value.map(trimmed) : value),
  empty: [],
  holdsWords: true,
  isWritten: true,
} as const satisfies FieldKindFacts;

const group = {
  ...line,
  graphql: null,
  hasFields: true,
  input: "entries",
  widget: () => ({ widget: "object", fields: [] }),
  inReference: () => "object with the fields below",
  parse: (value: unknown) => value,
  holdsWords: true,
  isOpen: false,
} as const satisfies FieldKindFacts;

export const fieldKinds = {
  slug: { ...line, inReference: () => "letters, digits, hyphens" },
  "number-id": wholeNumber,
  text: { ...line, holdsWords: true, isWritten: true },
  "long-text": { ...paragraph, widget: () => ({ widget: "text" }), inReference: () => "longer text" },
  markdown: {
    ...paragraph,
    graphql: "Markdown",
    widget: () => ({ widget: "markdown" }),
    inReference: () => "Markdown",
  },
  "markdown-lines": {
    ...lines,
    graphql: "Markdown",
    widget: ({ label }: OfField) => ({
      widget: "list",
      label_singular: t("entry||of a list"),
      summary: "{{fields.line}}",
      field: { name: "line", label, widget: "text" as const, required: false },
    }),
    inReference: () => "list of texts in Markdown",
    parse: (value: unknown) => value,
  },
  lines,
  date: {
    ...line,
    input: "date",
    widget: () => ({ widget: "datetime", format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false }),
    inReference: () => "date",
  },
  time: { ...line, inReference: () => "time or range of times" },
  instant: {
    ...line,
    widget: () => ({ widget: "datetime", format: "YYYY-MM-DD HH:mm", date_format: "YYYY-MM-DD", time_format: "HH:mm" }),
    inReference: () => "day, or day and time",
  },
  int: wholeNumber,
  number,
  bool: {
    ...line,
    graphql: "Boolean",
    input: "switch",
    widget: () => ({ widget: "boolean" }),
    inReference: () => "true or false",
    parse: (value: unknown) => (value === "true" ? true : value === "false" ? false : value),
    standIn: () => false,
  },
  link: { ...line, inReference: () => "link", isWritten: true },
  image: { ...file, widget: () => ({ widget: "image" }), inReference: () => "picture: path or https link" },
  file,
  choice: {
    ...line,
    input: "choice",
    widget: ({ choices = [] }: OfField) => ({ widget: "select", options: [...choices] }),
    isChosen: true,
    inReference: (field: OfField) => `one of ${listedChoices(field)}`,
    standIn: ({ choices = [], label }: OfField) => choices[0] ?? label,
  },
  choices: {
    ...lines,
    widget: ({ choices = [] }: OfField) => ({ widget: "select", multiple: true, options: [...choices] }),
    isChosen: true,
    inReference: (field: OfField) => `list of ${listedChoices(field)}`,
    holdsWords: false,
    isWritten: false,
  },
  group,
  groups: {
    ...group,
    isList: true,
    widget: () => ({ widget: "list", label_singular: t("entry||of a list"), collapsed: true, fields: [] }),
    inReference: () => "list of objects, each with the fields below",
    empty: [],
  },
} as const satisfies Readonly<Record<string, FieldKindFacts>>;

export type FieldKind = keyof typeof fieldKinds;

export function factsOf(field: { readonly kind: FieldKind }): FieldKindFacts {
  return fieldKinds[field.kind];
}
