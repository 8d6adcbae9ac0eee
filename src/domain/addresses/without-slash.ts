import { withoutEnd } from "../../model/schema/without-end";

/** A path of this site as pages have it: without a slash at its end. A query or fragment that follows it stays. */
export function withoutSlash(to: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return (withoutEnd(path, "/") || "/") + rest;
}
