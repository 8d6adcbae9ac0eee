import { archivedYears } from "../../../domain/activities/activity-list";
import { archiveYears, MOST_ARTICLES } from "../../../domain/year-pages";
import { scheduleOf } from "../../../domain/time/schedule-of";
import { barePath, fixedPaths, routes } from "../../../domain/routes";
import { kindsWith } from "../../../model/content-model";
import { article } from "../../../model/kinds/article";
import { course } from "../../../model/kinds/course";
import { descriptors } from "../../../model/descriptors";
import { event } from "../../../model/kinds/event";
import { MOST_PAST, termSlug } from "../../../domain/people/team-lists";
import { notice } from "../../../model/kinds/notice";
import { pastLeader } from "../../../model/kinds/past-leader";
import { teamMember } from "../../../model/kinds/team-member";
import { workshop } from "../../../model/kinds/workshop";
import { isPublished, type Kind } from "../../../model/kind";
import { propertyOf } from "../../../domain/shape";
import { normalised } from "../../../model/schema/normalise";
import { moduleIds } from "../check-ids";
import { type Content, itemId, itemsOf, knownIds } from "../../content";
import { portfolioOwners } from "../check-portfolio-slugs";
import { isInUse, isOffered } from "../../../domain/settings/offered";
import { usedCategories } from "../../../domain/calendar/calendar-categories";
import { linkedPaths } from "../../../domain/outputs/output-at";
import { isScheduled, publicationOf } from "../../../domain/publication/publication";
import { clubTimeZone } from "../../../domain/time/club-time";

export function sitePages(content: Content): ReadonlySet<string> {
  return new Set(
    [
      ...fixedPaths.map(barePath),
      ...kindsWith("item").flatMap((kind) => publicIds(content, kind).map((id) => routes.item(kind.folder, id))),
      ...kindsWith("intro").flatMap((kind) => publicIds(content, kind).map((id) => routes.intro(kind.folder, id))),
      ...kindsWith("oldItem").flatMap((kind) => publicIds(content, kind).map((id) => routes.oldItem(kind.folder, id))),
      ...yearPages(content, notice, "date"),
      ...yearPages(content, article, "publishDate", MOST_ARTICLES),
      ...activityYearPages(content),
      ...termAddresses(content),
      ...moduleAddresses(content),
      ...publicIds(content, workshop).map(routes.attendance),
      ...kindsWith("atTop").flatMap((kind) => [...knownIds(content, kind)].map(routes.page)),
      ...portfolioOwners(content).map(({ slug }) => routes.portfolio(slug)),
    ]
      .filter(isOffered)
      .map((page) => page.normalize("NFC")),
  );
}

/** The ids of the items that have a page; an item that can't be read counts as published. */
function publicIds(content: Content, kind: Kind): string[] {
  const drafts = itemsOf(content, kind).filter(({ fields }) => !isPublished(kind, fields));
  const hidden = new Set(drafts.map((item) => itemId(item) ?? item.name));
  return [...knownIds(content, kind)].filter((id) => !hidden.has(id));
}

/** @param field holds the year of an item */
function yearPages(content: Content, kind: typeof notice | typeof article, field: string, most?: number): string[] {
  const published = itemsOf(content, kind)
    .map(({ fields }) => fields)
    .filter((fields) => isPublished(kind, fields));
  const dates = published.map((fields) => propertyOf(normalised(kind.schema, fields), field));
  const dated = dates.map((date) => ({ date: typeof date === "string" ? date : null }));
  return archiveYears(dated, most).map((year) => routes.year(kind.folder, year));
}

function activityYearPages(content: Content): string[] {
  return [event, workshop].flatMap((kind) => {
    const items = itemsOf(content, kind).map(({ fields }) => scheduleOf(normalised(kind.schema, fields)));
    return archivedYears(items).map((year) => routes.year(kind.folder, year));
  });
}

function termAddresses(content: Content): string[] {
  const items = [teamMember, pastLeader].flatMap((kind) => itemsOf(content, kind));
  const terms = items.flatMap(({ fields: { tenure, roles } }) => [
    ...(typeof tenure === "string" ? [tenure] : []),
    ...(Array.isArray(roles) ? roles : []).map((role) => String(propertyOf(role, "term"))),
  ]);
  return terms.length > MOST_PAST ? terms.map((term) => routes.year("team", termSlug(term))) : [];
}

function moduleAddresses(content: Content): string[] {
  return itemsOf(content, course).flatMap((item) =>
    moduleIds(item).map(({ id }) => routes.courseModule(itemId(item) ?? item.name, id)),
  );
}

/** The files with lasting addresses that the build makes besides pages, for readers and other programs. */
export function builtFiles(content: Content): ReadonlySet<string> {
  return new Set(
    [
      ...linkedPaths,
      ...usedCategories().map(routes.calendarOfCategory),
      ...kindsWith("calendar").flatMap((kind) =>
        publicIds(content, kind).map((id) => routes.itemCalendar(kind.folder, id)),
      ),
      ...kindsWith("openData")
        .filter(({ folder }) => isInUse(folder))
        .map(({ folder }) => descriptors[folder].openData)
        .flatMap((name) => [routes.openData(name), routes.openDataSchema(name)]),
    ].map((path) => path.normalize("NFC")),
  );
}

/** The pages of items that are not published yet at `now`, and when they will be. */
export function waitingPages(content: Content, now: Date): ReadonlyMap<string, Date> {
  const zone = clubTimeZone();
  const pages = kindsWith("item").flatMap((kind) =>
    itemsOf(content, kind).flatMap((item): [string, Date][] => {
      const instant = publicationOf(item.fields, zone);
      if (instant === undefined || !isScheduled(item.fields, now, zone) || !isPublished(kind, item.fields)) return [];
      const path = routes.item(kind.folder, itemId(item) ?? item.name).normalize("NFC");
      return Number.isFinite(instant.getTime()) ? [[path, instant]] : [];
    }),
  );
  return new Map(pages);
}
