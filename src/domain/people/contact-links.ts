/** A link that starts an e-mail; nothing in the address can add a field to it. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address.trim()).replaceAll("%40", "@")}`;
}

/** A link that starts a call: digits, Bangla ones too, and a leading plus. */
export function phoneLink(number: string): string {
  const western = number.replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)));
  return `tel:${/^\D*\+/.test(western) ? "+" : ""}${western.replace(/\D/g, "")}`;
}
