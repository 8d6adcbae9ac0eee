import { withLatinDigits } from "../text/latin-digits";

/** A link that starts an e-mail; nothing in the address can add a field to it. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address.trim()).replaceAll("%40", "@")}`;
}

/** A link that starts a call: digits, Bangla ones too, and a leading plus. */
export function phoneLink(number: string): string {
  const latin = withLatinDigits(number);
  return `tel:${/^\D*\+/.test(latin) ? "+" : ""}${latin.replace(/\D/g, "")}`;
}
