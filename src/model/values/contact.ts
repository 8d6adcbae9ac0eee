const emailAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{1,63}$/u;

/** Words that may be before a number: 'Phone: '. */
const label = /^[\p{L}\p{M}\p{N} .-]{1,30}:\s*/u;

/** '+880 1700-000000', '(02) 123 4567', '০১৭০০-০০০০০০'; no number in the world has more than 15 digits. */
const phoneNumber = /^\(?\+?[\d০-৯](?:[\s().\u2010-\u2015-]{0,3}[\d০-৯]){2,14}$/u;

/** '+44 (0)20 7946 0958': this 0 is not dialled behind a country code. */
const trunkZero = /^(\+[\d০-৯ ]{1,4})\([0০]\)/u;

export function emailIn(text: string): string | undefined {
  const address = text.trim();
  return emailAddress.test(address) ? address : undefined;
}

/** The phone number in a text, in the form for dialling; undefined if the text is anything but one number. */
export function phoneIn(text: string): string | undefined {
  const number = text.trim().replace(label, "").replace(trunkZero, "$1");
  return phoneNumber.test(number) ? number.replace(/[^\d০-৯+]/gu, "") : undefined;
}
