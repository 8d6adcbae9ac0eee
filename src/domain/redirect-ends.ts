import { decodeLeniently, isSitePath } from "../model/link-target";
import { parseUrl } from "../model/parse-url";
import { barePath } from "./routes";

/** An address that old links use, and where it leads. */
interface Step {
  /** A decoded path of the site without a trailing slash. */
  readonly from: string;
  /** A path of the site, or a link. */
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
  return key(decodeLeniently(barePath(url.pathname)));
}

function key(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/**
 * Follows redirects to their ends.
 *
 * @param ownHosts hosts under which the site itself answers
 * @returns where an address leads in the end; undefined: round in a circle
 */
export function redirectEnds(
  steps: readonly Step[],
  ownHosts: ReadonlySet<string> = new Set(),
): (to: string) => string | undefined {
  const targets = new Map([...steps].reverse().map(({ from, to }) => [key(from), to]));
  return (to) => {
    const seen = new Set<string>();
    let end = to;
    for (;;) {
      const path = ownPath(end, ownHosts);
      const next = path === undefined ? undefined : targets.get(path);
      if (path === undefined || next === undefined) return end;
      if (seen.has(path)) return undefined;
      seen.add(path);
      end = next;
    }
  };
}
