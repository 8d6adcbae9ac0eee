export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function hasText(value: unknown, name: string): boolean {
  if (!isJsonObject(value)) return false;
  const text = value[name];
  return typeof text === "string" && hasVisibleText(text);
}

/** True if a text has anything to see. Pages load it without the search for what can't be seen. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(text);
}
