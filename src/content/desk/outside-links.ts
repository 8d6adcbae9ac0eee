import type { ContentItem } from "../content";
import { itemTargets } from "../rules/item-targets";

/** A link to another site, and where it is. */
export interface OutsideLink {
  readonly file: string;
  readonly path: string;
  readonly url: string;
}

/** Every link of an item to a page of another site. */
export function outsideLinks(item: ContentItem): OutsideLink[] {
  return itemTargets(item)
    .filter(({ target }) => /^https?:\/\//i.test(target))
    .map(({ target, path }) => ({ file: item.file, path, url: target }));
}
