import { parseUrl } from "./parse-url";

/** The names under which a browser finds the computer that it runs on. */
export const ownNames: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** True if an address leads to the computer on which it is opened. */
export function isOnOwnComputer(address: string): boolean {
  return ownNames.includes(parseUrl(address)?.hostname ?? "");
}
