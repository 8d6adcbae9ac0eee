import { z } from "zod";
import { unexpectedValue } from "../check/sentence";
import { characterError, lengthError, textLimits } from "../check/text-error";
import { fieldRegistry, type FieldInfo, type FieldWords, type WordList } from "../schema/field-info";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

export type FieldOptions = FieldWords &
  Pick<
    FieldInfo,
    | "oldSpellings"
    | "furtherEntries"
    | "read"
    | "markedInGenerator"
    | "suggestions"
    | "refersTo"
    | "wordList"
    | "isPersonal"
    | "isName"
    | "part"
    | "isUpToClub"
    | "isOff"
    | "years"
    | "beginsToday"
    | "mayBeGone"
    | "notBefore"
    | "formGroup"
  >;

/** Stores what the generator, the editor and the documents need to know about a field. */
export function register<S extends z.ZodType>(schema: S, info: FieldInfo): S {
  fieldRegistry.add(schema, info);
  return schema;
}

export const anyText = t("expected text");

/** The error of a value of another type: what it is, and what was expected. */
export function expecting(expectation: string) {
  return {
    error: ({ input }: { input?: unknown }) => {
      // `authorId: 1` is a number in a file, although a text was meant.
      const lacksQuotes = expectation === anyText && (typeof input === "number" || typeof input === "boolean");
      return unexpectedValue(input, lacksQuotes ? t("expected text between quotes") : expectation);
    },
  };
}

/** Says what is wrong with a text; undefined if nothing is. */
export type ValueError = (value: string) => string | undefined;

export function stringThat(error: ValueError, expectation: string) {
  return z.string(expecting(expectation)).superRefine((value, context) => {
    const message = error(value);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
}

/** One line of text. If it is too long, nothing else is checked. */
export function lineThat(error: ValueError, expectation: string) {
  return stringThat(
    (value) => lengthError(value, textLimits.line) ?? error(value) ?? characterError(value),
    expectation,
  );
}

export function anyLine(expectation: string) {
  return lineThat(() => undefined, expectation);
}

/** One of the choices; `setting` names the field of the settings that lists them. */
export function choice<T extends string>(
  options: FieldOptions & { choices: readonly [T, ...T[]]; setting?: WordList },
) {
  const { setting, ...rest } = options;
  const values = commaText(rest.choices);
  const expectation =
    setting === undefined
      ? t("expected one of {values}", { values })
      : t("expected one of {values}, the words of {setting} in site/settings.json", { values, setting });
  const schema = z.enum(rest.choices, expecting(expectation));
  return register(schema, { ...rest, kind: "choice", ...(setting !== undefined && { wordList: setting }) });
}

export function choices<T extends string>(options: FieldOptions & { choices: readonly T[] }) {
  const values = commaText(options.choices);
  const entry = z.enum(options.choices, expecting(t("expected one of {values}", { values })));
  const schema = z.array(entry, expecting(t("expected a list of some of {values}", { values })));
  return register(schema, { ...options, kind: "choices", most: options.choices.length });
}

export function bool(options: FieldOptions) {
  return register(z.boolean(expecting(t("expected true or false"))), { ...options, kind: "bool" });
}

/** GraphQL's Int has 32 bits. */
const MAX_INT = 2 ** 31 - 1;

function wholeNumber(min = 0) {
  const expectation = t("expected a whole number from {min} to {max}", { min, max: MAX_INT });
  return z
    .number(expecting(expectation))
    .refine((value) => Number.isInteger(value) && value >= min && value <= MAX_INT, expecting(expectation));
}

export function numberId(options: FieldOptions) {
  return register(wholeNumber(), { ...options, kind: "number-id" });
}

/** A whole number of `min` (usually 0) or more. */
export function int(options: FieldOptions & { min?: number }) {
  const { min, ...rest } = options;
  return register(wholeNumber(min), { ...rest, kind: "int" });
}

/** A number from `min` (usually 0) to `max` (usually without a limit). */
export function number(options: FieldOptions & { min?: number; max?: number }) {
  const { min = 0, max, ...rest } = options;
  const expectation =
    max === undefined
      ? t("expected a number of {min} or more", { min })
      : t("expected a number from {min} to {max}", { min, max });
  const atLeast = z.number(expecting(expectation)).min(min, expecting(expectation));
  const schema = max === undefined ? atLeast : atLeast.max(max, expecting(expectation));
  return register(schema, { ...rest, kind: "number", ...(max !== undefined && { range: { min, max } }) });
}

/** Says what is wrong with a group whose single fields are valid, and which field is concerned. */
export type GroupError<S extends z.ZodRawShape> = (
  value: z.infer<z.ZodObject<S>>,
) => { readonly field: string; readonly message: string } | undefined;

export function group<S extends z.ZodRawShape>(options: FieldOptions & { fields: S; error?: GroupError<S> }) {
  const { fields, error, ...rest } = options;
  const schema = z.object(fields, expecting(t("expected an object"))).superRefine((value, context) => {
    const found = error?.(value);
    if (found) context.addIssue({ code: "custom", path: [found.field], message: found.message });
  });
  return register(schema, { ...rest, kind: "group" });
}

/** @param options with `takesTexts`, an entry that is only a text is its first field */
export function groups<S extends z.ZodRawShape>(
  options: FieldOptions & Pick<FieldInfo, "entryWarnings" | "madeId"> & { fields: S; most?: number; takesTexts?: true },
) {
  const { fields, most = textLimits.entries, takesTexts, ...rest } = options;
  const [first = ""] = Object.keys(fields);
  const entry = z.object(fields, expecting(t("expected an object")));
  const read = takesTexts ? { read: (entries: unknown) => withoutTexts(entries, first) } : {};
  return register(z.array(entry, expecting(t("expected a list of objects"))), {
    ...read,
    ...rest,
    kind: "groups",
    most,
  });
}

function withoutTexts(entries: unknown, field: string): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: unknown) => (typeof entry === "string" ? { [field]: entry } : entry));
}
