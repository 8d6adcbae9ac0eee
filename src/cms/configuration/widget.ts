import { labelInSentence } from "../../domain/text/letters";
import { factsOf, fieldKinds } from "../../model/fields/field-kinds";
import type { FieldInfo } from "../../model/schema/field-info";
import { filePattern } from "../../model/values/reference";
import { oneOf } from "../../model/check/sentence";
import { extensionsFor, type FilePurpose } from "../../model/files/file-types";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";
import type { CmsField } from "../decap/decap-types";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

export type Defaults = Readonly<Record<string, unknown>>;

interface WidgetOptions {
  readonly default?: unknown;
  /** True if a required field may be left empty, because its whole group may be left out. */
  readonly maySkip?: boolean;
}

export function widgetOf(field: Field, options: WidgetOptions = {}): CmsField {
  const { info, name, required } = field;
  const base: Base = {
    name,
    label: info.label,
    hint: hintOf(info),
    required: required && options.maySkip !== true,
    ...patternOf(info),
  };
  const widget = shaped(base, field);
  const first = options.default ?? (info.beginsToday === true ? TODAY : undefined);
  return first === undefined ? widget : Object.assign(widget, { default: first });
}

export const TODAY = "{{now}}";

/**
 * The pattern with which Decap checks a text while it is typed, or the name of a chosen file. There is none if any link
 * is allowed, since Decap would only check the part after its last slash.
 */
function patternOf({ pattern, takes }: FieldInfo): Pick<CmsField, "pattern"> {
  const isFile = takes !== undefined && takes !== "link";
  const { source, expectation } = pattern ?? (isFile ? filePattern(takes) : { source: "", expectation: "" });
  return source === "" ? {} : { pattern: [new RegExp(source, "iu"), expectation] };
}

type Base = Pick<CmsField, "name" | "label" | "hint" | "required" | "pattern">;

function hintOf({ hint, suggestions, example, kind, refersTo, takes }: FieldInfo): string {
  const facts = factsOf({ kind });
  if (facts.ownHint !== null) return facts.ownHint;
  const isChosen = facts.isChosen || refersTo !== undefined;
  const isShown = example !== undefined && !suggestions && !isChosen;
  return [
    hint,
    ...(facts.furtherHint === null ? [] : [facts.furtherHint]),
    ...(takes === undefined ? [] : [acceptedFiles(takes)]),
    ...(suggestions ? [t("Usual: {words}.", { words: commaText(suggestions) })] : []),
    ...(isShown ? [t("Example: {example}", { example })] : []),
  ].join(" ");
}

function acceptedFiles(purpose: FilePurpose): string {
  return t(
    "Accepts {purpose, select, picture {a picture} media {a picture or a video} other {a document, a picture or a video}} ({extensions}).",
    { purpose, extensions: oneOf(extensionsFor(purpose)) },
  );
}

const MOST_OPTIONS = 10_000;

function relationTo([collection = "", ...also]: readonly string[]) {
  return {
    widget: "relation" as const,
    collection,
    [ALSO]: also,
    value_field: "{{slug}}",
    search_fields: ["name"],
    display_fields: ["name"],
    options_length: MOST_OPTIONS,
  };
}

function shaped(base: Base, field: Field): CmsField {
  const { info, required } = field;
  if (info.refersTo) return { ...base, ...relationTo(info.refersTo) };
  const { hasFields, isList } = factsOf(info);
  const widget: CmsField = { ...base, ...fieldKinds[info.kind].widget(info) };
  if (!hasFields) return widget;
  const fields = innerFields(field).map((inner) => widgetOf(inner, { maySkip: !isList && !required }));
  return Object.assign(widget, isList ? { summary: summaryOf(field), fields } : { fields });
}

function innerFields(field: Field): readonly Field[] {
  const schema = groupSchemaOf(field);
  return schema ? fieldsOf(schema) : [];
}

/** An entry of a list is named by its title, not by its file; without a title, by what is missing. */
function summaryOf(field: Field): string {
  const fields = innerFields(field);
  const named =
    fields.find(({ info, required }) => factsOf(info).isTitle && required && !info.pattern) ??
    fields.find(({ info }) => factsOf(info).isTitle) ??
    fields[0];
  return named
    ? `{{fields.${named.name} | default('${t("No {field}", { field: labelInSentence(named.info.label) })}')}}`
    : "";
}

/** The option of a relation with further collections; other editors ignore it. */
export const ALSO = "also";
