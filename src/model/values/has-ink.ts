/** True if a text has anything to see. Pages load it without the search for what can't be seen. */
export function hasInk(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(text);
}
