import { usedCategories } from "../../../domain/calendar/calendar-categories";
import { feedLists } from "../../../domain/feeds/feed-lists";
import { files, routes } from "../../../domain/routes";
import { isKindUsed } from "../../../domain/settings/offered";
import { kindsWith } from "../../../model/content-model";
import { descriptors } from "../../../model/descriptors";
import type { Content } from "../../content";
import { publicIds } from "./site-addresses";

/** The files beside the pages that the build makes for readers and other programs, and whose addresses last. */
export function builtFiles(content: Content): ReadonlySet<string> {
  return new Set(
    [
      ...[files.robots, files.sitemap, files.manifest, files.securityText, files.latestData, files.nextPublication],
      ...Object.keys(feedLists()).flatMap((list) => [routes.feed(list, "xml"), routes.feed(list, "json")]),
      ...usedCategories().map(routes.calendarOfCategory),
      ...kindsWith("calendar").flatMap((kind) =>
        publicIds(content, kind).map((id) => routes.itemCalendar(kind.folder, id)),
      ),
      ...kindsWith("openData")
        .filter(({ folder }) => isKindUsed(folder))
        .map(({ folder }) => descriptors[folder].openData)
        .flatMap((name) => [routes.openData(name), routes.openDataSchema(name)]),
    ].map((path) => path.normalize("NFC")),
  );
}
