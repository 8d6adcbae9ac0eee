import { banglaParts, hasBangla } from "../../domain/language/language-of";

/** A text of HTML, which holds no tags, with its Bangla marked as Bangla. */
export function markBangla(text: string): string {
  if (!hasBangla(text)) return text;
  return banglaParts(text)
    .map((part) => (part.isBangla ? `<span lang="bn">${part.text}</span>` : part.text))
    .join("");
}
