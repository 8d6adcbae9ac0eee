import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";

/** A text that must be a JSON object. */
export function parseJsonObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value)) throw new Error("The text is no JSON object");
  return value;
}
