import { changeAddress, useAddress } from "./useAddress";

function changeQuery(query: string, step: "push" | "replace"): void {
  changeAddress(query + window.location.hash, step);
}

/** Only the query of the address, `?` included; the fragment stays as it is. */
export function useAddressQuery(): readonly [string, (query: string, step: "push" | "replace") => void] {
  const [query = ""] = useAddress().split("#", 1);
  return [query, changeQuery];
}
