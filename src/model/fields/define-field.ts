import { z } from "zod";
import { describeValue } from "../check/sentence";
import { characterError, lengthError } from "../check/text-error";
import { fieldRegistry, type FieldInfo, type FieldWords } from "../schema/field-info";
import { textLimits } from "../values/text-limits";

/** The facts that every field must state, and those that it may. */
export type FieldOptions = FieldWords &
  Pick<
    FieldInfo,
    | "oldSpellings"
    | "furtherEntries"
    | "read"
    | "markedInGenerator"
    | "suggestions"
    | "refersTo"
    | "isPersonal"
    | "part"
    | "isUpToClub"
    | "isOff"
    | "years"
    | "beginsToday"
  >;

/** Stores what the generator, the editor and the documents need to know about a field. */
export function register<S extends z.ZodType>(schema: S, info: FieldInfo): S {
  fieldRegistry.add(schema, info);
  return schema;
}

/** The error of a value of another type: what it is, and what was expected. */
export function expecting(expected: string) {
  return {
    error: ({ input }: { input?: unknown }) => {
      // `authorId: 1` is a number in a file, though no one meant one.
      const lacksQuotes = expected === "text" && (typeof input === "number" || typeof input === "boolean");
      return `${describeValue(input)}, expected ${expected}${lacksQuotes ? " between quotes" : ""}`;
    },
  };
}

/** Says what is wrong with a text; undefined if nothing is. */
export type ValueError = (value: string) => string | undefined;

/** A text with which `error` finds nothing wrong. */
export function stringThat(error: ValueError, expected: string) {
  return z.string(expecting(expected)).superRefine((value, context) => {
    const message = error(value);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
}

/** One line of text. If it is too long, nothing else is checked. */
export function lineThat(error: ValueError, expected: string) {
  return stringThat((value) => lengthError(value, textLimits.line) ?? error(value) ?? characterError(value), expected);
}

/** Any line of text. */
export function anyLine(expected: string) {
  return lineThat(() => undefined, expected);
}
