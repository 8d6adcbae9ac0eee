import { codePointName } from "../check/text-error";

/** Characters that leave no trace on the screen, besides spaces. */
const hidden = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cf}|[\u2028\u2029\u2800]/u;

/**
 * Where such characters are a part of what is seen: joiners within words of Indic and Arabic scripts, and what shapes
 * and joins emoji.
 */
const inWord = String.raw`(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})[\p{L}\p{M}]`;
const shaping = new RegExp(
  [
    String.raw`(?<=${inWord})[\u200C\u200D](?=${inWord})`,
    String.raw`(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})\uFE0F`,
  ].join("|"),
  "gu",
);

/** Names the first character of a text that can't be seen, such as `U+200B`; undefined if there is none. */
export function invisibleCharacter(text: string): string | undefined {
  const code = hidden.exec(text.replace(shaping, ""))?.[0].codePointAt(0);
  return code === undefined ? undefined : codePointName(code);
}

/** A text without what can't be seen. */
export function withoutInvisible(text: string): string {
  const kept = new Set([...text.matchAll(shaping)].map(({ index }) => index));
  const each = new RegExp(hidden.source, "gu");
  return text.replace(each, (character, at: number) => (kept.has(at) ? character : ""));
}

/** True if a text has anything to see. */
export function hasInk(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(text);
}
