import { propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { SITE_COLLECTION } from "../configuration/collections";
import type { Library, StoredItem } from "../saving/library";
import type { ControlProps } from "./decap-types";
import { isUnreadable } from "./refuse-unreadable";
import { t } from "../../words/t";

type Search = (
  name: string,
  collection: string,
  fields: string[],
  term: string,
  file: undefined,
  limit: number,
) => unknown;

let search: Search | undefined;

/** Remembers Decap's search, which it gives to controls only: every form has one. */
export function noteSearch(props: ControlProps): void {
  const given: unknown = propertyOf(props, "query");
  if (isSearch(given)) search = given;
}

function isSearch(value: unknown): value is Search {
  return typeof value === "function";
}

let searches = 0;

export function decapLibrary(staticFiles: readonly string[], mediaFiles: Library["mediaFiles"]): Library {
  return {
    mediaFiles,
    staticFiles: new Set(staticFiles),
    itemsOf: ({ folder }) => storedItems(folder),
    siteFiles: () => storedItems(SITE_COLLECTION),
  };
}

async function storedItems(collection: string): Promise<readonly StoredItem[]> {
  // Decap remembers what it found for ten seconds; a limit below zero is none, and makes each search new.
  searches += 1;
  const answer = await search?.("check", collection, ["id", "title", "name"], "", undefined, -searches);
  return hitsOf(answer).flatMap(storedItem);
}

function hitsOf(answer: unknown): readonly unknown[] {
  const payload = isJsonObject(answer) ? answer.payload : undefined;
  const hits = isJsonObject(payload) ? payload.hits : undefined;
  // Decap does not say why.
  if (!Array.isArray(hits)) {
    throw new Error(
      t(
        "The repository could not be read. Check your connection. If it works, your sign-in may have expired: copy your text before you sign in again.",
      ),
    );
  }
  return hits;
}

function storedItem(hit: unknown): StoredItem[] {
  if (!isJsonObject(hit) || typeof hit.slug !== "string" || !isJsonObject(hit.data)) return [];
  if (isUnreadable(hit.data)) return [{ name: hit.slug, fields: {}, isUnreadable: true }];
  return [{ name: hit.slug, fields: hit.data }];
}
