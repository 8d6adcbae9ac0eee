import type { Node } from "gatsby";
import { routes } from "../domain/routes";
import { workshop } from "../model/workshop";

/** An address that old links use, and the page it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Every address of the site that leads to another one. */
export function redirects(nodesOfType: (typeName: string) => Iterable<Node>): readonly Redirect[] {
  return [...nodesOfType(workshop.typeName)]
    .map(({ jsonId }) => String(jsonId))
    .sort()
    .map((id) => ({ from: routes.oldWorkshop(id), to: routes.workshop(id) }));
}

/** The pairs as the `_redirects` file that Netlify and Cloudflare Pages read. */
export function renderRedirectsFile(pairs: readonly Redirect[]): string {
  return pairs.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join("");
}
