import { z } from "zod";
import { quote, withExpectation } from "../check/sentence";
import { textError, textLimits } from "../check/text-error";
import { plainTextWarnings } from "../check/plain-text";
import { markdownError, markdownWarnings, shortMarkdownWarnings } from "../markdown/check-markdown";
import type { FieldInfo } from "../schema/field-info";
import { slugError, slugExpectation, slugPattern } from "../values/file-name";
import {
  anyLine,
  anyText,
  expecting,
  lineThat,
  register,
  stringThat,
  type FieldOptions,
  type ValueError,
} from "./simple-fields";
import { emailIn, phoneIn } from "../values/contact";
import { t } from "../../words/t";

/** The id of an item that has no address. */
export const fileId = (label: string, example: string) =>
  slugId({ label, hint: t("The name of the file. Never change it."), example });

/** The id of an item that has an address. */
export const pageId = (label: string, example: string) =>
  slugId({ label, hint: t("The name of the file, and part of the page's address. Never change it."), example });

function slugId(options: FieldOptions) {
  return register(lineThat(slugError, slugExpectation), { ...options, kind: "slug", pattern: slugPattern });
}

/** A line of text; `pattern` narrows it, `expectation` says to what, and `error` says what else may be wrong with it. */
export function text(options: FieldOptions & { pattern?: { regex: RegExp; expectation: string }; error?: ValueError }) {
  const { pattern, error, ...rest } = options;
  const { regex = /^/, expectation = anyText } = pattern ?? {};
  const mismatch = (value: string) =>
    regex.test(value) ? error?.(value) : withExpectation(t("is {value}", { value: quote(value) }), expectation);
  const info: FieldInfo = {
    warnings: plainTextWarnings,
    ...rest,
    kind: "text",
    ...(pattern && { pattern: { source: regex.source, expectation } }),
  };
  return register(lineThat(mismatch, expectation), info);
}

/** An instant in UTC as commands write it. */
export function utcInstant(options: FieldOptions) {
  return text({
    ...options,
    pattern: {
      regex: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
      expectation: t("expected an instant such as 2026-11-20T20:00:00Z"),
    },
  });
}

export function longText(options: FieldOptions) {
  const schema = stringThat((value) => textError(value, textLimits.longText), anyText);
  return register(schema, { ...options, kind: "long-text", warnings: plainTextWarnings });
}

/** An e-mail address; any other text is a warning, and pages show it without a link. */
export function email(options: FieldOptions) {
  return register(anyLine(anyText), { ...options, kind: "text", warnings: emailWarnings });
}

/** A phone number; any other text is a warning, and pages show it without a link. */
export function phone(options: FieldOptions) {
  return register(anyLine(anyText), { ...options, kind: "text", warnings: phoneWarnings });
}

/** Text in Markdown; raw HTML and unsafe links in it are warnings. */
export function markdown(options: FieldOptions) {
  return register(anyMarkdown(), {
    ...options,
    kind: "markdown",
    warnings: (value) => (typeof value === "string" ? markdownWarnings(value) : []),
  });
}

/** Short text in Markdown, such as a question about HTML. */
export function shortMarkdown(options: FieldOptions & { error?: ValueError }) {
  const { error, ...rest } = options;
  return register(anyMarkdown(error), { ...rest, kind: "markdown", isShort: true, warnings: warningsOfShort });
}

/** A list of short texts in Markdown whose numbers count: an empty one keeps its place. */
export function markdownLines(options: FieldOptions & { error?: (lines: readonly string[]) => string | undefined }) {
  const { error, ...rest } = options;
  const schema = z.array(anyMarkdown(), expecting(t("expected a list of texts"))).superRefine((values, context) => {
    const message = error?.(values);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
  return register(schema, {
    ...rest,
    kind: "markdown-lines",
    isShort: true,
    most: textLimits.entries,
    warnings: warningsOfShort,
  });
}

const anyMarkdown = (error?: ValueError) =>
  stringThat((value) => markdownError(value) ?? error?.(value), t("expected text in Markdown"));

function warningsOfShort(value: unknown): readonly string[] {
  return typeof value === "string" ? shortMarkdownWarnings(value) : [];
}

export function lines(
  options: FieldOptions & Pick<FieldInfo, "warnings"> & { error?: (lines: readonly string[]) => string | undefined },
) {
  const { error, ...rest } = options;
  const schema = z.array(anyLine(anyText), expecting(t("expected a list of texts"))).superRefine((values, context) => {
    const message = error?.(values);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
  const warnings = (value: unknown) => [...plainTextWarnings(value), ...(rest.warnings?.(value) ?? [])];
  return register(schema, { ...rest, kind: "lines", most: textLimits.entries, warnings });
}

function emailWarnings(value: unknown): string[] {
  if (typeof value !== "string" || emailIn(value) !== undefined) return [];
  return [
    t("is {value}, expected one e-mail address such as name@example.org; the page will not link it", {
      value: quote(value),
    }),
  ];
}

function phoneWarnings(value: unknown): string[] {
  if (typeof value !== "string" || phoneIn(value) !== undefined) return [];
  return [
    t("is {value}, expected one phone number such as +880 1700-000000; the page will not link it", {
      value: quote(value),
    }),
  ];
}
