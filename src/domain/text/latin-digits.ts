const banglaDigits = "০১২৩৪৫৬৭৮৯";

/** A text with the digits that code reads in the place of those of Bangla. */
export function withLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));
}
