import { isInFonts } from "./picture-fonts";

/** The words and the photo on a share picture. */
export interface PictureText {
  /** The path of the page. */
  readonly path: string;
  /** The type of the page. */
  readonly kind: string;
  readonly title: string;
  /** More facts in one line, such as day, place or author; may be empty. */
  readonly facts: string;
  /** The file of the item's own picture. */
  readonly photo?: string | undefined;
}

/** Joiners form letters in Bangla, and pictures elsewhere, of which they would be left over; no font shows them. */
const invisible = /(?![\u200c\u200d])\p{Cf}|(?<!\p{Script=Bengali})[\u200c\u200d]/gu;

/** A text without what the fonts can't draw, such as emoji, in one line. Of a rare letter its base is left. */
export function drawableText(text: string): string {
  const characters = Array.from(text.normalize("NFC").replace(invisible, "").replace(/\s/g, " "), (character) => {
    if (isInFonts(character)) return character;
    const [base = ""] = /^\p{L}/u.exec(character.normalize("NFD")) ?? [];
    return isInFonts(base) ? base : "";
  });
  return characters.join("").replace(/ +/g, " ").trim();
}
