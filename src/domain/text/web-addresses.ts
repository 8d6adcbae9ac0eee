/** A web address with its scheme or `www.`, without the mark that ends its sentence; brackets in it are pairs. */
const address =
  /\b((?:https?:\/\/|www\.)[\p{L}\p{N}-]+\.(?:[^\s<>"'()।॥]|\([^\s()]*\))*(?:[^\s<>"'()।॥.,;:!?…]|\([^\s()]*\)))/iu;

/** The pieces of a text in their order: every second one is a web address. */
export function addressParts(text: string): string[] {
  return text.split(address);
}

export function linkOfAddress(written: string): string {
  return /^www/i.test(written) ? `https://${written}` : written;
}
