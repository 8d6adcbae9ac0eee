export type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber: Check = (value) => typeof value === "number";
export const isBoolean: Check = (value) => typeof value === "boolean";

/** A function from outside. Its callers look at what it takes and gives. */
export type UnknownFunction = (...parameters: unknown[]) => unknown;

export const isFunction = (value: unknown): value is UnknownFunction => typeof value === "function";

/** A property of a value from outside, its own or an inherited one; undefined where there is none. */
export function propertyOf(value: unknown, name: string): unknown {
  const mayHave = (typeof value === "object" && value !== null) || typeof value === "function";
  return mayHave ? Reflect.get(value, name) : undefined;
}

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Absent, null, or a value that passes `check`. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);

/** True if a value is an object whose fields all pass; it may have other fields too. */
export function hasFields(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(checks).every(([name, check]) => check(propertyOf(value, name)));
}

/** The value of a text from outside in JSON; undefined if it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
