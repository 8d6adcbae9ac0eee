/** What is on a share picture. */
export interface PictureText {
  /** The path of the page. */
  readonly path: string;
  /** What type of page it is. */
  readonly kind: string;
  readonly title: string;
  /** More facts in one line, such as day, place or author; may be empty. */
  readonly facts: string;
  /** The file of the item's own picture. */
  readonly photo?: string | undefined;
}

const drawable =
  /[^\p{Script=Latin}\p{Script=Bengali}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\u200c\u200d\s^`|~]/gu;

/** A text without what the fonts can't draw, such as emoji, in one line. */
export function drawableText(text: string): string {
  return text.normalize("NFC").replace(drawable, "").replace(/\s+/g, " ").trim();
}
