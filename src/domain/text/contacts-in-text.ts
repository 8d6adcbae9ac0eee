const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+/gu;

/** `photo@2x.png` is the name of a file. */
const FILE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf)$/i;

/**
 * The target of a link to a phone, a number with a country code, or a mobile number of Bangladesh, in
 * Western or Bangla digits.
 */
const PHONE =
  /(?<=tel:)[+\p{Nd}.-]+|(?<![\p{L}\p{N}])(?:\+(?=\p{Nd})|(?=[0০][1১][3-9৩-৯]))\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,14}(?![\p{L}\p{N}])/giu;

export function emailsIn(text: string): string[] {
  return (text.match(EMAIL) ?? []).filter((found) => !FILE_NAME.test(found));
}

export function phonesIn(text: string): string[] {
  return text.match(PHONE) ?? [];
}

const SAMPLE_EMAIL = "name@example.org";
const SAMPLE_PHONE = "+8801000000000";

/**
 * A text with invented addresses and phone numbers in place of real ones.
 *
 * @param known those that are public and stay
 */
export function withoutContacts(text: string, known: ReadonlySet<string>): string {
  const replaced = (sample: string) => (found: string) => (known.has(found) || FILE_NAME.test(found) ? found : sample);
  return text.replace(EMAIL, replaced(SAMPLE_EMAIL)).replace(PHONE, replaced(SAMPLE_PHONE));
}
