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
  "source",
  "difficulty",
  "starred",
  "state",
  "sort",
] as const;

export type OwnParameter = (typeof ownParameters)[number];

/** The parameters of an address, of which only the site's own can be read. */
interface AddressParameters {
  readonly get: (name: OwnParameter) => string | null;
  readonly getAll: (name: OwnParameter) => string[];
  readonly has: (name: OwnParameter) => boolean;
}

export function parametersOf(address: string): AddressParameters {
  return new URLSearchParams(address.split("#", 1)[0]);
}

type ParameterValue = string | readonly string[] | undefined;

/** The query of an address with these parameters, such as `?q=lab&page=2`; what is empty is left out, a list is repeated. */
export function queryOf(parameters: Readonly<Partial<Record<OwnParameter, ParameterValue>>>): string {
  const entries = Object.entries<ParameterValue>(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => (each.trim() ? [[name, each]] : [])),
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
