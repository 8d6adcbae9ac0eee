import { isShownAt, publicationOf } from "../domain/publication/publication";
import { dayAfter, instantAt } from "../domain/time/club-time";
import { kindsWith } from "../model/content-model";
import type { FolderWith } from "../model/descriptors";
import type { Kind } from "../model/kind";
import type { JsonObject } from "../model/schema/json-object";
import { normalised } from "../model/schema/normalise";
import { isInUse } from "../domain/settings/offered";
import { isRealDate } from "../model/values/calendar-date";
import { itemId, itemsOf, type Content } from "./content";
import type { Arrival } from "./read/file-history";

/** A shown item of a list with a feed, and when it appeared. */
export interface Appearance {
  readonly folder: FolderWith<"feed">;
  readonly id: string;
  /** The fields as the model spells them. */
  readonly item: JsonObject;
  /** Undefined if unknown: an item that is not committed yet. */
  readonly at: Date | undefined;
}

/** A name of the item that does not depend on the address of the site: `events/code-sprint`. */
export function appearanceKey({ folder, id }: Pick<Appearance, "folder" | "id">): string {
  return `${folder}/${id}`;
}

/**
 * All items that have appeared on the site, newest first; those not committed yet come before all others.
 *
 * @param zone the club's time zone, an IANA name
 */
export function appearances(content: Content, arrival: Arrival, now: Date, zone: string): readonly Appearance[] {
  const all = kindsWith("feed")
    .filter(({ folder }) => isInUse(folder))
    .flatMap((kind) =>
      itemsOf(content, kind).flatMap((source) => {
        const id = itemId(source);
        const item = normalised(kind.schema, source.fields);
        if (id === undefined || !isShownAt(kind, item, now, zone)) return [];
        return [{ folder: kind.folder, id, item, at: momentOf(kind, item, arrival(source.file), now, zone) }];
      }),
    );
  const time = ({ at }: Appearance) => at?.getTime() ?? Infinity;
  return all.sort((a, b) =>
    time(a) === time(b) ? appearanceKey(a).localeCompare(appearanceKey(b)) : time(b) - time(a),
  );
}

/**
 * A moment and not just a day: services that send a feed by e-mail skip items dated before their last visit. For an
 * item with its own day, it is the time of its file if that came on the same day, otherwise noon.
 */
function momentOf(kind: Kind, item: JsonObject, arrived: Date | undefined, now: Date, zone: string): Date | undefined {
  const named = publicationOf(item, zone) ?? publicationOf({ publishAt: item.publishedAt }, zone);
  if (named && named <= now) return named;
  const day = kind.appearsOn === undefined ? undefined : item[kind.appearsOn];
  if (typeof day !== "string" || !isRealDate(day)) return arrived;
  if (arrived && instantAt(zone, day) <= arrived && arrived < instantAt(zone, dayAfter(day))) return arrived;
  const noon = instantAt(zone, day, "12:00:00");
  return noon <= now ? noon : arrived;
}
