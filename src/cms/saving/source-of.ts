import { kinds, singletons } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";
import { SITE_COLLECTION, siteFileName } from "../configuration/collections";
import { RefusedEntry } from "./refused-entry";

/**
 * The part of the content model that an entry of Decap belongs to.
 *
 * @param slug the name of its file
 * @throws RefusedEntry if the content model has no such collection
 */
export function sourceOf(collection: string, slug: string): Kind | Singleton {
  const source =
    collection === SITE_COLLECTION
      ? singletons.find((singleton) => siteFileName(singleton) === slug)
      : kinds.find(({ folder }) => folder === collection);
  if (!source) throw new RefusedEntry([`There is no collection '${collection}' with '${slug}'.`]);
  return source;
}
