/**
 * The letter by which a shortcut goes: the one that is typed, or where that is of another alphabet, the one that Latin
 * keyboards have on the key. In lower case.
 */
export function shortcutLetter(event: Pick<KeyboardEvent, "key" | "code">): string {
  // The last sign of ASCII: all other alphabets come after it.
  return (event.key > "~" ? event.code.slice("Key".length) : event.key).toLowerCase();
}
