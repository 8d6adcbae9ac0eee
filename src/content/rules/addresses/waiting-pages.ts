import { isScheduled, publicationOf } from "../../../domain/publication/publication";
import { routes } from "../../../domain/routes";
import { kindsWith } from "../../../model/content-model";
import { isPublished } from "../../../model/kind";
import { itemsOf, type Content } from "../../content";
import { itemId } from "../../item-id";

/** The pages of items that wait for their time at `now`, and when they are published. */
export function waitingPages(content: Content, now: Date): ReadonlyMap<string, Date> {
  const pages = kindsWith("item").flatMap((kind) =>
    itemsOf(content, kind).flatMap((item): [string, Date][] => {
      const instant = publicationOf(item.fields);
      if (instant === undefined || !isScheduled(item.fields, now) || !isPublished(kind, item.fields)) return [];
      const path = routes.item(kind.folder, itemId(item) ?? item.name).normalize("NFC");
      return Number.isFinite(instant.getTime()) ? [[path, instant]] : [];
    }),
  );
  return new Map(pages);
}
