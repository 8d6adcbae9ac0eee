const banglaDigits = "০১২৩৪৫৬৭৮৯";

/** A text with its Bangla digits replaced by the Latin ones that code reads. */
export function withLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));
}
