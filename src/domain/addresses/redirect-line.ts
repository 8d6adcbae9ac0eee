/** Cloudflare Pages leaves out a longer line of `_redirects`, in characters. */
export const longestRedirect = 1000;

/** An address in ASCII; what is already encoded stays as it is. Undefined if it contains half a character. */
export function asciiAddress(address: string): string | undefined {
  if (/\p{Cs}/u.test(address)) return undefined;
  return encodeURI(address).replaceAll(/%25(?=[\da-f]{2})/gi, "%");
}

/**
 * A redirect as a line of the `_redirects` file, without a line break; undefined if it can't be written.
 *
 * @param from decoded
 */
export function redirectLine({ from, to }: { readonly from: string; readonly to: string }): string | undefined {
  const [source, target] = [asciiAddress(from.replaceAll("%", "%25")), asciiAddress(to)];
  return source === undefined || target === undefined ? undefined : `${source} ${target} 301`;
}
