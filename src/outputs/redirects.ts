import { longestRedirect, redirectEnds, redirectLine } from "../domain/addresses/redirect-ends";
import { isOtherSpelling } from "../domain/addresses/page-file";
import { servedPath } from "../domain/addresses/served-path";
import { redirectEntry } from "../content/rules/addresses/check-redirects";
import { routes } from "../domain/routes";
import { kindsWith } from "../model/content-model";
import { normalised } from "../model/schema/normalise";
import { isSitePath } from "../model/values/link-target";
import { parseUrl } from "../model/values/parse-url";
import { redirectList } from "../model/site/redirect-list";
import { nodeId, type ContentNode, type NodesOfType } from "./site";

/** An old address, and where it leads. */
export interface Redirect {
  readonly from: string;
  /** A path of the site, or a link. */
  readonly to: string;
}

/**
 * All redirects of the site: those that editors list, and the former addresses of items. A redirect to another redirect
 * leads to its end, so that readers wait once.
 */
export function redirects(nodesOfType: NodesOfType): readonly Redirect[] {
  const listed = [...nodesOfType(redirectList.typeName)].flatMap(listedRedirects);
  const taken = new Set(listed.map(({ from }) => from));
  const renamed = kindsWith("oldItem").flatMap(({ folder, typeName }) =>
    [...nodesOfType(typeName)]
      .map(nodeId)
      .sort()
      .map((id) => ({ from: routes.oldItem(folder, id), to: routes.item(folder, id) })),
  );
  const all = [...listed, ...renamed.filter(({ from }) => !taken.has(from))];
  const endOf = redirectEnds(all);
  return all.map(({ from, to }) => ({ from, to: endOf(to) ?? to }));
}

/**
 * The redirects that need a page at the old address. Others only differ in spelling, such as `/events.html`, which
 * hosts handle.
 */
export function redirectsWithPage(pairs: readonly Redirect[]): readonly Redirect[] {
  return pairs.filter((pair) => !isOtherSpelling(pair));
}

function listedRedirects(node: ContentNode): Redirect[] {
  const { redirects: list } = normalised(redirectList.schema, node);
  return Array.isArray(list) ? list.flatMap(redirectEntry).map(({ from, to }) => ({ from, to: targetOf(to) })) : [];
}

/** A link as browsers write it: some hosts don't know `Https://`. A path is unchanged. */
function targetOf(to: string): string {
  return isSitePath(to) ? to : (parseUrl(to)?.href ?? to);
}

/** What the host needs to know about redirects. */
export interface RedirectOptions {
  /**
   * True if the host follows a redirect from the address of a page only if its line ends with `!`, which others don't
   * know.
   */
  readonly forced?: boolean;
}

/**
 * The pairs as the `_redirects` file that Netlify and Cloudflare Pages read. Lines that are too long for them are left
 * out: the page at the old address redirects anyway.
 *
 * @throws Error if a line would mean something else to a host
 */
export function renderRedirectsFile(pairs: readonly Redirect[], { forced = false }: RedirectOptions = {}): string {
  // A forced redirect between two spellings of one page could loop.
  const markOf = (pair: Redirect) => (forced && !isOtherSpelling(pair) ? "!" : "");
  return pairs
    .map((pair) => ({ line: lineOf(pair), mark: markOf(pair) }))
    .filter(({ line }) => line.length <= longestRedirect)
    .map(({ line, mark }) => `${line}${mark}\n`)
    .join("");
}

function lineOf(pair: Redirect): string {
  const line = redirectLine({ from: pair.from, to: servedPath(pair.to) });
  // Old paths contain no wildcards and no variables, and nothing that begins a comment or another word.
  if (line === undefined || !/^\/[^\s:*#?]* (?:\/(?!\/)|https?:\/\/)[!-~]* 301$/.test(line))
    throw new Error(`No redirect can lead from ${JSON.stringify(pair.from)} to ${JSON.stringify(pair.to)}`);
  return line;
}
