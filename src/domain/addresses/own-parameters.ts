/** The names of all parameters that the pages of the site read. Others add theirs to links, which say nothing here. */
export const ownParameters = [
  ...(["q", "session", "shift", "tier", "page", "size", "kind", "year"] as const),
  ...(["category", "tag", "view", "term", "download", "return"] as const),
] as const;

type OwnParameter = (typeof ownParameters)[number];

/** The parameters of an address, of which only the site's own can be read. */
interface AddressParameters {
  readonly get: (name: OwnParameter) => string | null;
  readonly has: (name: OwnParameter) => boolean;
}

/** Reads the query of an address, with or without a fragment behind it. */
export function parametersOf(address: string): AddressParameters {
  return new URLSearchParams(address.split("#", 1)[0]);
}
