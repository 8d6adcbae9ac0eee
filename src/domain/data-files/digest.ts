/** A few letters and digits that change with the JSON of a value, for all but one of some billion changes. */
export function digestOf(value: unknown): string {
  let digest = 5381;
  for (const character of JSON.stringify(value)) digest = Math.imul(digest, 33) ^ (character.codePointAt(0) ?? 0);
  return (digest >>> 0).toString(36);
}
