import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { ownNames } from "../../model/values/own-computer";
import { parseUrl } from "../../model/values/parse-url";

/**
 * True if a `Host` header names this computer and this port. Another website can make its own name lead here
 * (DNS rebinding), but the browser still sends that name.
 */
export function isOwnHost(host: string | undefined, port: number | undefined): boolean {
  return ownNames.some((name) => host === `${name}:${port}`);
}

/** True if an `Origin` header names the site that this computer serves on a port. */
export function isOwnOrigin(origin: string, port: number): boolean {
  return ownNames.some((name) => origin === `http://${name}:${port}`);
}

/**
 * True if a request to a development server comes from no other website. A server may be opened to the local network,
 * where its address is a number: no website can make its name one.
 *
 * @param ownName a further name that this computer goes by
 */
export function isFromNoOtherSite({ host, origin }: IncomingHttpHeaders, ownName?: string): boolean {
  const hostname = parseUrl(`http://${host ?? ""}`)?.hostname;
  if (hostname === undefined) return false;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const isOwnName = hostname === "localhost" || hostname === ownName?.toLowerCase();
  return (isNumber || isOwnName) && (origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host);
}
