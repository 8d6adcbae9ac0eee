import { type FieldKindFacts, listedChoices, type OfField, trimmed } from "./field-kind-facts";
import { mediaLimits } from "../values/media";
import { t } from "../../words/t";

const line = {
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

const paragraph = {
  ...line,
  input: "paragraph",
  // Spaces and line breaks at its ends belong to the value.
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
  // Decap truncates whole numbers while they are typed: 1.9 would become 1. As other numbers, they are refused when
  // saved.
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
  furtherHint: t("One per line."),
  tip: () => t("Lists: separate the entries with commas."),
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

/** The order is that of the tips on /instructions. */
export const fieldKinds = {
  slug: {
    ...line,
    isId: true,
    isHintTip: () => true,
    ownHint: t(
      "Made from the field above; it becomes part of the page's address. It can be changed only before the first save.",
    ),
    inReference: () => "letters, digits, hyphens",
  },
  "number-id": { ...wholeNumber, isId: true, isHintTip: () => true, inLists: () => "number" },
  text: {
    ...line,
    isTitle: true,
    isHintTip: ({ pattern }: OfField) => pattern !== undefined,
    inLists: ({ suggestions, pattern }: OfField) => (suggestions || pattern ? "word" : null),
    holdsWords: true,
    isWritten: true,
  },
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
    entries: "markdown",
    furtherHint: null,
    tip: () => null,
    widget: ({ label }: OfField) => ({
      widget: "list",
      label_singular: t("entry||of a list"),
      summary: "{{fields.line}}",
      field: { name: "line", label, widget: "text" as const, required: false },
    }),
    inReference: () => "list of texts in Markdown",
    parse: (value: unknown) => value,
  },
  link: { ...line, isLink: true, inReference: () => "link", isWritten: true },
  image: {
    ...file,
    widget: () => ({ widget: "image" }),
    isHintTip: () => true,
    tip: () => t("Pictures: at most {most} MB, generally under {best} MB.", mediaLimits.image),
    inReference: () => "picture: path or https link",
  },
  file,
  choice: {
    ...line,
    input: "choice",
    widget: ({ choices = [] }: OfField) => ({ widget: "select", options: [...choices] }),
    isChosen: true,
    inReference: (field: OfField) => `one of ${listedChoices(field)}`,
    inLists: () => "word",
    tip: ({ choices = [] }: OfField) =>
      choices.includes("video") ? t("Videos: at most {most} MB. A video needs a thumbnail.", mediaLimits.video) : null,
    standIn: ({ choices = [], label }: OfField) => choices[0] ?? label,
  },
  choices: {
    ...lines,
    furtherHint: null,
    tip: () => null,
    widget: ({ choices = [] }: OfField) => ({ widget: "select", multiple: true, options: [...choices] }),
    isChosen: true,
    inReference: (field: OfField) => `list of ${listedChoices(field)}`,
    holdsWords: false,
    isWritten: false,
  },
  date: {
    ...line,
    input: "date",
    widget: () => ({ widget: "datetime", format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false }),
    inReference: () => "date",
    inLists: () => "day",
    tip: () => t("Dates: year, month and day, YYYY-MM-DD."),
  },
  time: { ...line, inReference: () => "time or range of times" },
  instant: {
    ...line,
    widget: () => ({ widget: "datetime", format: "YYYY-MM-DD HH:mm", date_format: "YYYY-MM-DD", time_format: "HH:mm" }),
    inReference: () => "day, or day and time",
  },
  lines,
  cells: {
    ...lines,
    entries: "text",
    inReference: () => "list of cells",
    holdsWords: false,
    isWritten: false,
  },
  int: wholeNumber,
  number,
  bool: {
    ...line,
    graphql: "Boolean",
    input: "switch",
    widget: () => ({ widget: "boolean" }),
    inReference: () => "true or false",
    inLists: () => "switch",
    parse: (value: unknown) => (value === "true" ? true : value === "false" ? false : value),
    standIn: () => false,
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

/** True for texts in Markdown, and for lists of them. */
export function isMarkdown(field: { readonly kind: FieldKind }): boolean {
  return factsOf(field).graphql === "Markdown";
}

export function isListOfGroups(field: { readonly kind: FieldKind }): boolean {
  const { hasFields, isList } = factsOf(field);
  return hasFields && isList;
}
