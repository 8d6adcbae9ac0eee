import { storedEntry } from "../../hooks/storage/guarded-storage";
import { shownHere } from "./keep-shown";

/** How a way of `PageStart` is written: what the address must match follows `?`, and an entry of the storage `:`. */
const parts = /([?:])(.*)/;

/** True if the address is so, or the device keeps such an entry. A page that shows what the device has seen has no news. */
export function isMet(way: string): boolean {
  const [, kind, condition = ""] = way.split(parts);
  if (kind === ":") return ![null, shownHere()].includes(storedEntry(condition));
  return RegExp(condition).test(location.href);
}

/** True if the address has a parameter or a fragment that a part of the page reads; those of others say nothing. */
export function addressSaysMore(ways: readonly string[]): boolean {
  return ways.some((way) => way.includes("?") && isMet(way));
}
