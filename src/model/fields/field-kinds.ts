import { line, paragraph, number, wholeNumber, file, lines, group } from "./base-kinds";
import { type FieldKindFacts, listedChoices, type OfField } from "./field-kind-facts";
import { mediaLimits } from "../values/media";
import { t } from "../../words/t";

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
