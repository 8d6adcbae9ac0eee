import { asciiAddress } from "../../domain/addresses/redirect-ends";
import { servedPath } from "../../domain/addresses/served-path";

/** A tag that leads readers on to another page, for Helmet, in whose props attributes are spelled as in HTML. */
export function refreshTo(to: string) {
  const served = servedPath(to);
  const refresh = { "http-equiv": "refresh", content: `0; url=${asciiAddress(served) ?? served}` };
  return refresh;
}
