import { addressHere } from "../../domain/addresses/address-here";
import { sitePath } from "../../domain/addresses/served-path";
import { withoutEnd } from "../../model/schema/without-end";

type Place = Pick<Location, "pathname" | "search" | "hash" | "replace">;

/** GitHub Pages knows `/events` and not `/events/`, to which it once led readers: old links must still work. */
export function leaveOutSlash(place: Place): void {
  const { pathname, search, hash } = place;
  if (sitePath(pathname) === "/" || !pathname.endsWith("/")) return;
  const address = addressHere((withoutEnd(pathname, "/") || "/") + search + hash);
  if (address !== undefined) place.replace(address);
}
