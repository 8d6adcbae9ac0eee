import { hasInk } from "../values/has-ink";

/** A JSON object of unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if a value is an object that has a text, and not a blank one, under this name. */
export function hasText(value: unknown, name: string): boolean {
  if (!isJsonObject(value)) return false;
  const text = value[name];
  return typeof text === "string" && hasInk(text);
}
