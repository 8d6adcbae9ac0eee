import { barePath, routes, sectionOf, type ProfileKind } from "../../domain/routes";
import { advisor } from "../../model/advisor";
import { article } from "../../model/article";
import { course } from "../../model/course";
import { event } from "../../model/event";
import { isPublished, type Kind } from "../../model/kind";
import { member } from "../../model/member";
import { notice } from "../../model/notice";
import { pastLeader } from "../../model/past-leader";
import { post } from "../../model/post";
import { decodeLeniently } from "../../model/link-target";
import { quote } from "../../model/sentence";
import { teamMember } from "../../model/team-member";
import { workshop } from "../../model/workshop";
import type { FieldDiagnostic } from "../../model/diagnostic";
import { moduleIds } from "./check-course-modules";
import { itemsOf, type Content } from "../content";
import { itemId } from "../item-id";
import { knownIds } from "./known-ids";
import { portfolioOwners } from "./portfolio-owners";

/** Which paths of the site lead somewhere. */
export interface SiteAddresses {
  readonly pages: ReadonlySet<string>;
  /** Paths of files that are served as they are. */
  readonly staticFiles: ReadonlySet<string>;
}

/** What a page in each section shows, for sections whose pages are all known. */
const sections: ReadonlyMap<string, string> = new Map([
  [sectionOf(routes.event("")), "an event"],
  [sectionOf(routes.workshop("")), "a workshop"],
  [sectionOf(routes.oldWorkshop("")), "a workshop"],
  [sectionOf(routes.notice("")), "a notice"],
  [sectionOf(routes.post(0)), "a post"],
  [sectionOf(routes.article("")), "a published article"],
  [sectionOf(routes.profile("team", 0)), "a profile"],
  [sectionOf(routes.courseModule("", "")), "a lesson of a course"],
]);

/** Every page that the content gives the site. */
export function sitePages(content: Content): ReadonlySet<string> {
  const pagesOf = (kind: Kind, route: (id: string) => string) => [...knownIds(content, kind)].map(route);
  const profilesOf = (kind: Kind, profile: ProfileKind) => pagesOf(kind, (id) => routes.profile(profile, Number(id)));
  return new Set(
    [
      ...Object.values(routes).flatMap((route) => (typeof route === "string" ? [barePath(route)] : [])),
      ...pagesOf(event, routes.event),
      ...pagesOf(workshop, routes.workshop),
      ...pagesOf(workshop, routes.oldWorkshop),
      ...pagesOf(notice, routes.notice),
      ...pagesOf(post, (id) => routes.post(Number(id))),
      ...profilesOf(teamMember, "team"),
      ...profilesOf(pastLeader, "team"),
      ...profilesOf(advisor, "advisor"),
      ...profilesOf(member, "member"),
      ...publishedSlugs(content).map(routes.article),
      ...pagesOf(course, routes.course),
      ...lessons(content),
      ...portfolioOwners(content).map(({ slug }) => routes.portfolio(slug)),
    ].map((page) => page.normalize("NFC")),
  );
}

function publishedSlugs(content: Content): string[] {
  const unread = content.unread.filter(({ source }) => source === article).map(({ name }) => name);
  const published = itemsOf(content, article).filter(({ fields }) => isPublished(article, fields));
  return [...unread, ...published.map(({ name }) => name)];
}

function lessons(content: Content): string[] {
  return itemsOf(content, course).flatMap((item) =>
    moduleIds(item).map(({ id }) => routes.courseModule(itemId(item) ?? item.name, id)),
  );
}

/** What is wrong with a path of this site; undefined where it leads to a page or a file. */
export function sitePathDiagnostic(
  target: string,
  { pages, staticFiles }: SiteAddresses,
): Omit<FieldDiagnostic, "path"> | undefined {
  const path = decodeLeniently(barePath(target)).normalize("NFC");
  if (pages.has(path) || staticFiles.has(path) || isMadeByBuild(path)) return undefined;
  const what = sections.get(sectionOf(path));
  if (what !== undefined && path.split("/").length > 2)
    return { code: "broken-reference", severity: "error", message: `${quote(target)}, a broken reference, expected the address of ${what}` };
  return {
    code: "broken-reference",
    severity: "warning",
    message: `${quote(target)}, which is no page of the site, expected one such as ${routes.notices}`,
  };
}

/** Feeds, calendars, sitemaps and their like, which no content names. */
export function isMadeByBuild(path: string): boolean {
  return ["api", "share", "pagefind"].includes(sectionOf(path)) || /\.(?:xml|ics|json|txt|webmanifest)$/.test(path);
}
