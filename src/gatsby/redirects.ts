import type { Node } from "gatsby";
import { barePath, routes } from "../domain/routes";
import { isJsonObject, normalised } from "../model/normalise";
import { decodeLeniently } from "../model/link-target";
import { redirectList } from "../model/site/redirect-list";
import { workshop } from "../model/workshop";

/** An address that old links use, and the page it leads to. */
export interface Redirect {
  readonly from: string;
  /** A path of the site, or a link. */
  readonly to: string;
}

/** Every address of the site that leads to another one: those that editors list, and the old ones of workshops. */
export function redirects(nodesOfType: (typeName: string) => Iterable<Node>): readonly Redirect[] {
  const listed = [...nodesOfType(redirectList.typeName)].flatMap(listedRedirects);
  const taken = new Set(listed.map(({ from }) => from));
  const workshops = [...nodesOfType(workshop.typeName)]
    .map(({ jsonId }) => String(jsonId))
    .sort()
    .map((id) => ({ from: routes.oldWorkshop(id), to: routes.workshop(id) }));
  return [...listed, ...workshops.filter(({ from }) => !taken.has(from))];
}

function listedRedirects(node: Node): Redirect[] {
  const { redirects: list } = normalised(redirectList.schema, node);
  return Array.isArray(list) ? list.flatMap(redirectOf) : [];
}

function redirectOf(entry: unknown): Redirect[] {
  if (!isJsonObject(entry) || typeof entry.from !== "string" || typeof entry.to !== "string") return [];
  return [{ from: decodeLeniently(barePath(entry.from)), to: entry.to.trim() }];
}

/** The pairs as the `_redirects` file that Netlify and Cloudflare Pages read. */
export function renderRedirectsFile(pairs: readonly Redirect[]): string {
  return pairs.map(({ from, to }) => `${encodeURI(from)} ${encoded(to)} 301\n`).join("");
}

/** The pairs as a file that nginx includes in its `server`. */
export function renderNginxRedirects(pairs: readonly Redirect[]): string {
  // nginx compares decoded paths; the quotes keep spaces and semicolons in, and `$` begins a variable.
  const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&").replaceAll("$", "%24")}"`;
  const rules = pairs.map(({ from, to }) => `location = ${quoted(from)} { return 301 ${quoted(encoded(to))}; }\n`);
  return `# Old addresses of the site, for nginx: include this file in its server block.\n${rules.join("")}`;
}

/** An address in ASCII; what is encoded already stays as it is. */
function encoded(address: string): string {
  return encodeURI(address).replaceAll(/%25(?=[\da-f]{2})/gi, "%");
}
