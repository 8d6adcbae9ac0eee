import { isSitePath } from "../../model/values/link-target";
import { decodeLeniently, parseUrl } from "../../model/values/parse-url";
import { foldCase } from "../text/letters";
import { barePath } from "../routes";

interface Step {
  readonly from: string;
  readonly to: string;
}

/**
 * The path of the site that a target names, as hosts compare it: decoded, in one spelling, without query; undefined
 * for a link to another site.
 *
 * @param ownHosts hosts under which the site itself answers
 */
function ownPath(to: string, ownHosts: ReadonlySet<string>): string | undefined {
  const here = "https://site.invalid";
  const url = parseUrl(to, here);
  if (!url || !(isSitePath(to) ? url.origin === here : ownHosts.has(url.host))) return undefined;
  return foldCase(decodeLeniently(barePath(url.pathname)));
}

/**
 * Follows redirects to their ends.
 *
 * @param ownHosts hosts under which the site itself answers
 * @returns where an address leads in the end; undefined if it leads back to itself
 */
export function redirectEnds(
  steps: readonly Step[],
  ownHosts: ReadonlySet<string> = new Set(),
): (to: string) => string | undefined {
  const targets = new Map([...steps].reverse().map(({ from, to }) => [foldCase(from), to]));
  // All addresses on the way have the same end, so a long chain is followed only once.
  const known = new Map<string, string | undefined>();
  return (to) => {
    const trail = new Set<string>();
    let end: string | undefined = to;
    while (end !== undefined) {
      const path = ownPath(end, ownHosts);
      if (path === undefined || !targets.has(path)) break;
      const isFollowed = known.has(path) || trail.has(path);
      end = isFollowed ? known.get(path) : targets.get(path);
      if (isFollowed) break;
      trail.add(path);
    }
    for (const path of trail) known.set(path, end);
    return end;
  };
}

/** Cloudflare Pages leaves out a longer line of `_redirects`, in characters. */
export const longestRedirect = 1000;

/** An address in ASCII; encoded parts are kept. Undefined if it contains half a character. */
export function asciiAddress(address: string): string | undefined {
  if (/\p{Cs}/u.test(address)) return undefined;
  return encodeURI(address).replaceAll(/%25(?=[\da-f]{2})/gi, "%");
}

/**
 * A redirect as a line of the `_redirects` file, without a line break; undefined if it can't be written.
 *
 * @param from decoded
 */
export function redirectLine({ from, to }: { readonly from: string; readonly to: string }): string | undefined {
  const [source, target] = [asciiAddress(from.replaceAll("%", "%25")), asciiAddress(to)];
  return source === undefined || target === undefined ? undefined : `${source} ${target} 301`;
}
