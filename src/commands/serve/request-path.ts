import { decoded } from "../../model/values/parse-url";

/**
 * The path that a request line names: decoded, without query, with single slashes.
 * A proxy's form (`GET http://host/path`) is read too.
 *
 * @returns undefined where it is malformed: no path, broken percent-encoding, a NUL byte
 */
export function requestPath(target: string): string | undefined {
  const [, encoded = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target) ?? [];
  const isBareOrigin = encoded === "" && target !== "";
  if (!isBareOrigin && !encoded.startsWith("/")) return undefined;
  const path = decoded(encoded);
  return path === undefined || path.includes("\0") ? undefined : `/${path}`.replace(/\/{2,}/g, "/");
}
