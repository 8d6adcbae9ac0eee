import { archivedYears } from "../../../domain/activities/activity-list";
import { archiveYears, MOST_ARTICLES } from "../../../domain/year-pages";
import { isoAtClub } from "../../../domain/time/club-time";
import { scheduleOf } from "../../../domain/time/schedule-of";
import { barePath, fixedPaths, routes, sectionOf } from "../../../domain/routes";
import { kindsWith } from "../../../model/content-model";
import { article } from "../../../model/kinds/article";
import { course } from "../../../model/kinds/course";
import { descriptors, type FolderWith, hasFeature } from "../../../model/descriptors";
import { event } from "../../../model/kinds/event";
import { MOST_PAST, termSlug } from "../../../domain/people/team-lists";
import { notice } from "../../../model/kinds/notice";
import { pastLeader } from "../../../model/kinds/past-leader";
import { teamMember } from "../../../model/kinds/team-member";
import { workshop } from "../../../model/kinds/workshop";
import { isPublished, type Kind } from "../../../model/kind";
import { propertyOf } from "../../../domain/shape";
import { normalised } from "../../../model/schema/normalise";
import { decodeLeniently } from "../../../model/values/parse-url";
import { quote } from "../../../model/check/sentence";
import type { FieldDiagnostic } from "../../../model/check/diagnostic";
import { moduleIds } from "../check-ids";
import { type Content, itemId, itemsOf, knownIds } from "../../content";
import { portfolioOwners } from "../check-portfolio-slugs";
import { settings } from "../../../model/site/settings";
import { isInUse, isOffered, isUnusedList } from "../../../domain/settings/offered";
import { mainCategory } from "../../../model/build-info";
import { usedCategories } from "../../../domain/calendar/calendar-links";
import { linkedPaths } from "../../../domain/outputs/output-at";
import { isScheduled, publicationOf } from "../../../domain/publication/publication";
import { t } from "../../../words/t";

export interface SiteAddresses {
  readonly pages: ReadonlySet<string>;
  readonly staticFiles: ReadonlySet<string>;
  readonly builtFiles: ReadonlySet<string>;
  /** Pages that wait for their time, and when it comes; absent: this does not matter. */
  readonly waiting?: ReadonlyMap<string, Date>;
}

const pageNames: Readonly<Record<Exclude<FolderWith<"item">, FolderWith<"profile">>, string>> = {
  events: t("an event"),
  workshops: t("a workshop"),
  notices: t("a notice"),
  posts: t("a post"),
  blog: t("a published article"),
  projects: t("a project"),
  courses: t("a course"),
};

const sections: ReadonlyMap<string, string> = new Map([
  ...kindsWith("item").map((kind) => [sectionOf(routes.item(kind.folder, "")), nameOfPage(kind)] as const),
  ...kindsWith("oldItem").map((kind) => [sectionOf(routes.oldItem(kind.folder, "")), nameOfPage(kind)] as const),
  // The pages of modules are below those of their courses.
  [sectionOf(routes.courseModule("", "")), t("a module of a course")],
]);

function nameOfPage({ folder }: { readonly folder: FolderWith<"item"> }): string {
  return hasFeature(folder, "profile") ? t("a profile") : pageNames[folder];
}

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

/** @param field that says of which year an item is */
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

/** Says what is wrong with a path of this site; empty where it leads to a page or a file. */
export function sitePathDiagnostics(
  target: string,
  { pages, staticFiles, builtFiles, waiting }: SiteAddresses,
): Omit<FieldDiagnostic, "path">[] {
  const path = decodeLeniently(barePath(target)).normalize("NFC");
  const value = quote(target);
  if (!isOffered(path)) {
    const message = t(
      "points to {value}, which belongs to a part of the site that {file} switches off, expected another page",
      { value, file: settings.file },
    );
    return [{ code: "broken-reference", severity: "warning", message }];
  }
  const instant = waiting?.get(path);
  if (instant !== undefined) {
    const until = isoAtClub(instant).slice(0, 16).replace("T", " ");
    const message = t(
      "points to {value}, a page that won't exist until that item is published on {until}, expected one that exists by then",
      { value, until },
    );
    return [{ code: "waiting-reference", severity: "warning", message }];
  }
  if (pages.has(path) || staticFiles.has(path) || builtFiles.has(path)) return [];
  const what = sections.get(sectionOf(path));
  // In the section of a list that the club does not use, no page is known to be missing.
  if (what !== undefined && path.split("/").length > 2 && !isUnusedList(`/${sectionOf(path)}`)) {
    const message = t("points to {value}, which does not exist, expected the address of {what}", { value, what });
    return [{ code: "broken-reference", severity: "error", message }];
  }
  const example = routes.list("notices");
  const message = t("points to {value}, which is not a page of the site, expected one such as {example}", {
    value,
    example,
  });
  return [{ code: "broken-reference", severity: "warning", message }];
}

/** The files beside the pages that the build makes for readers and other programs, and whose addresses last. */
export function builtFiles(content: Content): ReadonlySet<string> {
  return new Set(
    [
      ...linkedPaths,
      ...usedCategories().map((category) => routes.calendarOfCategory(mainCategory(category))),
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
