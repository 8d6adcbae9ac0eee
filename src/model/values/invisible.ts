import { codePointName } from "../check/text-error";

/** Characters that leave no trace on the screen, apart from spaces. */
const hidden = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cf}|[\u2028\u2029\u2800]/u;

/**
 * Where such a character is a part of what is seen, by what is before and behind it: joiners within words of Indic and
 * Arabic scripts, and what shapes and joins emoji.
 */
const inWord = String.raw`(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})[\p{L}\p{M}]`;
const shaping = [
  { character: /[\u200C\u200D]/, before: new RegExp(`${inWord}$`, "u"), behind: new RegExp(`^${inWord}`, "u") },
  {
    character: /\u200D/,
    before: /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u,
    behind: /^\p{Extended_Pictographic}/u,
  },
  { character: /\uFE0F/, before: /\p{Extended_Pictographic}$/u, behind: /^/ },
];

function hiddenIn(text: string): { readonly character: string; readonly index: number }[] {
  return [...text.matchAll(new RegExp(hidden, "gu"))]
    .map(({ 0: character, index }) => ({ character, index }))
    .filter(({ character, index }) => {
      const end = index + character.length;
      // No character has more than two units.
      const [before, behind] = [text.slice(Math.max(0, index - 2), index), text.slice(end, end + 2)];
      return !shaping.some(
        (way) => way.character.test(character) && way.before.test(before) && way.behind.test(behind),
      );
    });
}

/** Names the first character of a text that can't be seen, such as `U+200B`; undefined if there is none. */
export function invisibleCharacter(text: string): string | undefined {
  const code = hiddenIn(text)[0]?.character.codePointAt(0);
  return code === undefined ? undefined : codePointName(code);
}

export function withoutInvisible(text: string): string {
  const left = new Set(hiddenIn(text).map(({ index }) => index));
  return text.replace(new RegExp(hidden, "gu"), (character, at: number) => (left.has(at) ? "" : character));
}
