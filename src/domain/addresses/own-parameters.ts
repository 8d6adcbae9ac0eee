import { parseUrl } from "../../model/values/parse-url";

const ownParameters = [
  "q",
  "session",
  "shift",
  "tier",
  "page",
  "size",
  "kind",
  "year",
  "month",
  "category",
  "tag",
  "view",
  "term",
  "download",
  "return",
  "topic",
  "level",
  "group",
  "own",
] as const;

export type OwnParameter = (typeof ownParameters)[number];

/** The parameters of an address, of which only the site's own can be read. */
interface AddressParameters {
  readonly get: (name: OwnParameter) => string | null;
  readonly has: (name: OwnParameter) => boolean;
}

export function parametersOf(address: string): AddressParameters {
  return new URLSearchParams(address.split("#", 1)[0]);
}

/** The query of an address with these parameters, such as `?q=lab&page=2`; what is empty is left out. */
export function queryOf(parameters: Readonly<Partial<Record<OwnParameter, string | undefined>>>): string {
  const entries = Object.entries<string | undefined>(parameters).flatMap(([name, value]) =>
    value?.trim() ? [[name, value]] : [],
  );
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}

/**
 * True if a page shows an item whose address is at the top of the site, so that the address does not tell its kind.
 *
 * @param context what the page was made with
 */
export function isOwnPage(context: object): boolean {
  return "folder" in context && context.folder === "pages";
}

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
