import { z } from "zod";
import { isRealDate } from "../values/calendar-date";
import { isReadableTime } from "../values/clock-time";
import { fieldRegistry, type FieldInfo, type FieldWords } from "./field-info";
import { markdownWarnings } from "../markdown/markdown-warnings";
import { markdownError } from "../markdown/markdown-error";
import { describeValue, quote } from "../check/sentence";
import {
  fileReferenceError,
  imageReferenceError,
  linkError,
  linkPattern,
  webAddressError,
  webAddressPattern,
} from "../values/reference";
import { slugExpectation, slugError, slugPattern } from "../values/slug";
import { characterError, lengthError, textError } from "../check/text-error";
import { textLimits } from "../values/text-limits";

type Options = FieldWords &
  Pick<FieldInfo, "oldSpellings" | "markedInGenerator" | "suggestions" | "refersTo" | "isPersonal">;

function register<S extends z.ZodType>(schema: S, info: FieldInfo): S {
  fieldRegistry.add(schema, info);
  return schema;
}

function expecting(expected: string) {
  return {
    error: ({ input }: { input?: unknown }) => {
      // `authorId: 1` is a number in a file, though no one meant one.
      const lacksQuotes = expected === "text" && (typeof input === "number" || typeof input === "boolean");
      return `${describeValue(input)}, expected ${expected}${lacksQuotes ? " between quotes" : ""}`;
    },
  };
}

type Error = (value: string) => string | undefined;

function stringThat(error: Error, expected: string) {
  return z.string(expecting(expected)).superRefine((value, context) => {
    const message = error(value);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
}

/** One line of text. What is too long is not looked at further. */
function lineThat(error: Error, expected: string) {
  return stringThat((value) => lengthError(value, textLimits.line) ?? error(value) ?? characterError(value), expected);
}

function anyLine(expected: string) {
  return lineThat(() => undefined, expected);
}

export function slugId(options: Options) {
  return register(lineThat(slugError, slugExpectation), { ...options, kind: "slug", pattern: slugPattern });
}

export function numberId(options: Options) {
  return register(wholeNumber(), { ...options, kind: "number-id" });
}

/** A line of text; `pattern` narrows it, `expected` says to what, and `error` says what else may be wrong with it. */
export function text(options: Options & { pattern?: { regex: RegExp; expected: string }; error?: Error }) {
  const { pattern, error, ...rest } = options;
  const { regex = /^/, expected = "text" } = pattern ?? {};
  const mismatch = (value: string) => (regex.test(value) ? error?.(value) : `is ${quote(value)}, expected ${expected}`);
  const info: FieldInfo = { ...rest, kind: "text", ...(pattern && { pattern: { source: regex.source, expected } }) };
  return register(lineThat(mismatch, expected), info);
}

export function longText(options: Options) {
  const schema = stringThat((value) => textError(value, textLimits.longText), "text");
  return register(schema, { ...options, kind: "long-text" });
}

/** Text in Markdown; raw HTML and unsafe links in it are warnings. */
export function markdown(options: Options) {
  return register(stringThat(markdownError, "text in Markdown"), {
    ...options,
    kind: "markdown",
    warnings: (value) => (typeof value === "string" ? markdownWarnings(value) : []),
  });
}

export function lines(options: Options) {
  const schema = z.array(anyLine("text"), expecting("a list of texts"));
  return register(schema, { ...options, kind: "lines", most: textLimits.entries });
}

/** A calendar date `YYYY-MM-DD`, meant at UTC+6. An impossible one is a warning: the page says 'Invalid Date'. */
export function date(options: Options) {
  return register(anyLine("a date such as 2026-02-14"), {
    ...options,
    kind: "date",
    warnings: (value) =>
      typeof value !== "string" || isRealDate(value)
        ? []
        : [`is ${quote(value)}, expected a real date such as 2026-02-14; the page will say 'Invalid Date'`],
  });
}

/** A time or a range of times, 12-hour or 24-hour, at UTC+6. */
export function time(options: Options) {
  return register(anyLine("a time such as '10:00 AM - 6:00 PM'"), {
    ...options,
    kind: "time",
    warnings: (value) =>
      typeof value !== "string" || isReadableTime(value)
        ? []
        : [
            `is ${quote(value)}, expected a time such as '10:00 AM - 6:00 PM'; the page will show it unchanged and use the whole day`,
          ],
  });
}

/** GraphQL's Int has 32 bits. */
const MAX_INT = 2 ** 31 - 1;

function wholeNumber() {
  const expected = `a whole number from 0 to ${MAX_INT}`;
  return z
    .number(expecting(expected))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= MAX_INT, expecting(expected));
}

export function int(options: Options) {
  return register(wholeNumber(), { ...options, kind: "int" });
}

export function number(options: Options & { min?: number; max?: number }) {
  const { min = 0, max, ...rest } = options;
  const expected = max === undefined ? `a number of ${min} or more` : `a number from ${min} to ${max}`;
  const atLeast = z.number(expecting(expected)).min(min, expecting(expected));
  const schema = max === undefined ? atLeast : atLeast.max(max, expecting(expected));
  return register(schema, { ...rest, kind: "number", ...(max !== undefined && { range: { min, max } }) });
}

export function bool(options: Options) {
  return register(z.boolean(expecting("true or false")), { ...options, kind: "bool" });
}

/** An address of the web, with https or http. */
export function webAddress(options: Options) {
  return register(lineThat(webAddressError, "a link such as https://example.org"), {
    ...options,
    kind: "link",
    pattern: webAddressPattern,
  });
}

/** A link out; `sitePath` also takes a path of this site, `placeholder` also takes '#'. */
export function link(options: Options & { sitePath?: boolean; placeholder?: boolean }) {
  const { sitePath = false, placeholder = false, ...rest } = options;
  const also = { sitePath, placeholder };
  const schema = lineThat((value) => linkError(value, also), "a link such as https://example.org");
  return register(schema, { ...rest, kind: "link", pattern: linkPattern(also) });
}

/** A picture: a path relative to the file that names it, a path of this site, or an https link. */
export function image(options: Options) {
  return register(lineThat(imageReferenceError, "a picture such as ../media/picture.jpg"), {
    ...options,
    kind: "image",
    takes: "picture",
  });
}

/** A file to download, or (`media`) to show: a path relative to the file that names it, a path of this site, or a link. */
export function file(options: Options & { takes: "media" | "download" }) {
  const error = (value: string) => fileReferenceError(value, options.takes);
  return register(lineThat(error, "a file such as ../media/file.pdf"), { ...options, kind: "file" });
}

export function choice<T extends string>(options: Options & { choices: readonly [T, ...T[]] }) {
  const { choices } = options;
  return register(z.enum(choices, expecting(`one of ${choices.join(", ")}`)), { ...options, kind: "choice" });
}

/** An object of fields. */
export function group<S extends z.ZodRawShape>(options: Options & { fields: S }) {
  const { fields, ...rest } = options;
  return register(z.object(fields, expecting("an object")), { ...rest, kind: "group" });
}

/** A list of objects, at most `most` of them; `entryWarnings` looks at each one. */
export function groups<S extends z.ZodRawShape>(
  options: Options & Pick<FieldInfo, "entryWarnings"> & { fields: S; most?: number },
) {
  const { fields, most = textLimits.entries, ...rest } = options;
  const entry = z.object(fields, expecting("an object"));
  return register(z.array(entry, expecting("a list of objects")), { ...rest, kind: "groups", most });
}
