/**
 * A text without this sign at its end, however often it is repeated. A pattern such as `/\n+$/` would
 * try every place of the text: quadratic time for one that is full of the sign.
 */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}
