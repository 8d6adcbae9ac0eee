import { reservedNameError } from "./reserved-name";
import { nameLengthError } from "./name-limit";
import { invisibleCharacter } from "./invisible";
import { quote } from "../check/sentence";

const pattern = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/** How an id is spelt, for people who never heard of slugs. */
export const slugSpelling = "letters, digits and hyphens, such as 'code-sprint-2026'";

export const slugExpectation = `a slug: ${slugSpelling}`;

export const slugPattern = { source: pattern.source, expected: slugSpelling };

/** True if a text may be an id and with it a part of an address. */
export function isSlug(text: string): boolean {
  return slugError(text) === undefined;
}

/** Says what is wrong with a text as an id; undefined if nothing is. */
export function slugError(text: string): string | undefined {
  const hidden = invisibleCharacter(text);
  if (hidden !== undefined)
    return `is ${quote(text)} with the invisible character ${hidden}, expected ${slugExpectation}`;
  if (!pattern.test(text)) return `is ${quote(text)}, expected ${slugExpectation}`;
  return reservedNameError(text) ?? nameLengthError(text);
}
