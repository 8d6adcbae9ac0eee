import { servedPath } from "../../domain/addresses/served-path";
import { asciiAddress } from "../../domain/addresses/redirect-ends";
import { redirectSourceError } from "../../model/site/redirect-source";
import type { Redirect } from "./redirects";

/** An address without anything that a host's configuration would read as more than a text. */
const plainTarget = /^(?:\/(?!\/)|https?:\/\/)[^\s"\\{}`<>\p{C}]*$/u;

/**
 * Redirects as a host's configuration takes them: each old address with and without a slash at its end.
 *
 * @throws Error if one would mean more than an address there
 */
export function hostedRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects.flatMap(({ from, to }) => {
    const served = servedPath(to);
    const target = asciiAddress(served);
    if (redirectSourceError(encodeURI(from)) !== undefined || target === undefined || !plainTarget.test(target))
      throw new Error(`No redirect can lead from ${JSON.stringify(from)} to ${JSON.stringify(to)}`);
    return [
      { from, to: served },
      { from: `${from}/`, to: served },
    ];
  });
}
