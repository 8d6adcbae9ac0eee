import { quote } from "../check/sentence";

/** Disks take names of 255 bytes; what the build makes of an id is a little longer than the id. */
const MOST_BYTES = 200;

export const nameLimitExpectation = lengthExpectation(MOST_BYTES);

/** A limit in words. */
export function lengthExpectation(bytes: number): string {
  return `at most ${bytes} bytes: ${bytes} English letters or ${Math.floor(bytes / 3)} Bangla ones`;
}

/** True if a text is too long to be the name of a file and a part of an address. */
export function isTooLongForName(text: string, bytes = MOST_BYTES): boolean {
  return new TextEncoder().encode(text).length > bytes;
}

/** Says what is wrong with a text that is too long for a name; undefined if it is not. */
export function nameLengthError(text: string): string | undefined {
  return isTooLongForName(text) ? `is ${quote(text)}, which is too long, expected ${nameLimitExpectation}` : undefined;
}
