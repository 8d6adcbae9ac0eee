/**
 * An address in its parts; undefined if it is not valid. `URL.canParse` of Node 20 is wrong about hosts such as
 * `münchen.example` once it has been called often.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
