/**
 * Parses an address; undefined if it is not valid. `URL.canParse` of Node 20 is wrong about hosts such as
 * `münchen.example` after many calls.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The text without its percent-encoding; undefined if a percent sign encodes nothing. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function decodeLeniently(text: string): string {
  return decoded(text) ?? text;
}
