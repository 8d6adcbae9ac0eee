import { type FieldKindFacts, type OfField, trimmed } from "./field-kind-facts";
import { t } from "../../words/t";

// What several kinds of fields have in common: they say what is different about them.

export const line = {
  graphql: "String",
  isList: false,
  hasFields: false,
  isId: false,
  isTitle: false,
  isLink: false,
  entries: null,
  input: "line",
  widget: () => ({ widget: "string" }),
  isChosen: false,
  ownHint: null,
  furtherHint: null,
  inLists: () => null,
  isHintTip: () => false,
  tip: () => null,
  inReference: () => "text",
  parse: trimmed,
  empty: null,
  standIn: ({ label }) => label,
  holdsWords: false,
  isWritten: false,
  isOpen: true,
} as const satisfies FieldKindFacts;

export const paragraph = {
  ...line,
  input: "paragraph",
  // Spaces and line breaks at its ends belong to the value.
  parse: (value: unknown) => value,
  holdsWords: true,
  isWritten: true,
} as const satisfies FieldKindFacts;

export const number = {
  ...line,
  graphql: "Float",
  input: "number",
  widget: ({ range }: OfField) => ({ widget: "number", value_type: "float", ...range }),
  inReference: () => "number",
  parse: (value: unknown) =>
    typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value,
  standIn: () => 0,
} as const satisfies FieldKindFacts;

export const wholeNumber = {
  ...number,
  graphql: "Int",
  input: "integer",
  // Decap truncates whole numbers while they are typed: 1.9 would become 1. As other numbers, they are refused when
  // saved.
  widget: () => ({ widget: "number", value_type: "float", step: 1 }),
  inReference: () => "whole number",
} as const satisfies FieldKindFacts;

export const file = {
  ...line,
  graphql: "ContentFile",
  widget: () => ({ widget: "file" }),
  isChosen: true,
  inReference: () => "file: path or link",
  standIn: () => "",
  isOpen: false,
} as const satisfies FieldKindFacts;

export const lines = {
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
  furtherHint: t("One per line."),
  tip: () => t("Lists: separate the entries with commas."),
  inReference: () => "list of texts",
  parse: (value: unknown) => (Array.isArray(value) ? value.map(trimmed) : value),
  empty: [],
  holdsWords: true,
  isWritten: true,
} as const satisfies FieldKindFacts;

export const group = {
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
