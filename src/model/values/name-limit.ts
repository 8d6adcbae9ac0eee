import { quote } from "../check/sentence";

/** Disks take names of 255 bytes; what the build makes of an id is a little longer than the id. */
const MOST_BYTES = 200;

export const nameLimitExpectation = `at most ${MOST_BYTES} bytes: ${MOST_BYTES} English letters or ${Math.floor(MOST_BYTES / 3)} Bangla ones`;

/** True if a text is too long to be the name of a file and a part of an address. */
export function isTooLongForName(text: string): boolean {
  return new TextEncoder().encode(text).length > MOST_BYTES;
}

/** Says what is wrong with a text that is too long for a name; undefined if it is not. */
export function nameLengthError(text: string): string | undefined {
  return isTooLongForName(text) ? `is ${quote(text)}, which is too long, expected ${nameLimitExpectation}` : undefined;
}
