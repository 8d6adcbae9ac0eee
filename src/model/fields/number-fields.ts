import { z } from "zod";
import { expecting, register, type FieldOptions } from "./define-field";

/** GraphQL's Int has 32 bits. */
const MAX_INT = 2 ** 31 - 1;

function wholeNumber() {
  const expected = `a whole number from 0 to ${MAX_INT}`;
  return z
    .number(expecting(expected))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= MAX_INT, expecting(expected));
}

/** The id of an item whose file is named after a number. */
export function numberId(options: FieldOptions) {
  return register(wholeNumber(), { ...options, kind: "number-id" });
}

/** A whole number of 0 or more. */
export function int(options: FieldOptions) {
  return register(wholeNumber(), { ...options, kind: "int" });
}

/** A number from `min` (usually 0) to `max` (usually without a limit). */
export function number(options: FieldOptions & { min?: number; max?: number }) {
  const { min = 0, max, ...rest } = options;
  const expected = max === undefined ? `a number of ${min} or more` : `a number from ${min} to ${max}`;
  const atLeast = z.number(expecting(expected)).min(min, expecting(expected));
  const schema = max === undefined ? atLeast : atLeast.max(max, expecting(expected));
  return register(schema, { ...rest, kind: "number", ...(max !== undefined && { range: { min, max } }) });
}
