import { parseUrl } from "../../model/values/parse-url";

/**
 * An address of this host as browsers read it, from its path on; undefined if it leads to another host, or would if it
 * were read once more: the path of `https://this.example//evil.example` by itself names another host.
 */
export function addressHere(address: string): string | undefined {
  const here = "https://this.invalid";
  const target = address.startsWith("/") ? parseUrl(address, here) : undefined;
  if (target?.origin !== here || target.pathname.startsWith("//")) return undefined;
  return target.pathname + target.search + target.hash;
}
