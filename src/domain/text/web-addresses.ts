/** A piece of a text; a web address in it has the link that it means. */
export interface TextPart {
  readonly text: string;
  readonly link?: string;
}

/** An address with its scheme or `www.`, without the mark that ends its sentence. */
const address = /(?:https?:\/\/|www\.)[^\s<>"'|\\^`{}।॥]{2,2000}/giu;

/** What an address does not follow: it would be the end of another word. */
const wordBefore = /[\p{L}\p{N}@/.]$/u;

const closing = /[.,;:!?…]+$/;

/** The pieces of a text, in their order: its web addresses, and what is between them. */
export function addressParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to) });
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    if (wordBefore.test(text.slice(Math.max(0, index - 2), index))) continue;
    const shown = withoutOpenBrackets(found.replace(closing, ""));
    if (!/^(?:https?:\/\/)?[^/]+\.[\p{L}\p{N}]/iu.test(shown)) continue;
    addText(index);
    parts.push({ text: shown, link: /^www\./i.test(shown) ? `https://${shown}` : shown });
    end = index + shown.length;
  }
  addText(text.length);
  return parts;
}

/** '(see www.example.org/a_(b))' closes a bracket that the address has not opened. */
function withoutOpenBrackets(found: string): string {
  const count = (sign: string) => found.split(sign).length;
  return /[)\]]$/.test(found) && (count(")") > count("(") || count("]") > count("["))
    ? withoutOpenBrackets(found.slice(0, -1).replace(closing, ""))
    : found;
}
