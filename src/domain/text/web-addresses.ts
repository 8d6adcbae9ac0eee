/**
 * A web address with its scheme or `www.`, without the mark that ends its sentence; brackets in it are pairs. Quotation marks and
 * the marks of sentences in Bangla, Arabic and Chinese are in no address: browsers encode them.
 */
const address =
  /\b((?:https?:\/\/|www\.)[\p{L}\p{N}-]+\.(?:[^\s<>"'()\p{Pi}\p{Pf}।॥،؛؟۔、。，]|\([^\s()]*\))*(?:[^\s<>"'()\p{Pi}\p{Pf}।॥،؛؟۔、。，.,;:!?…]|\([^\s()]*\)))/iu;

/** The pieces of a text in their order: every second one is a web address. */
export function addressParts(text: string): string[] {
  return text.split(address);
}

export function linkOfAddress(written: string): string {
  return /^www/i.test(written) ? `https://${written}` : written;
}
