import { Helmet } from "react-helmet";
import { isRealDate } from "../../model/values/calendar-date";
import { servedPath, absoluteUrl } from "../../domain/addresses/served-path";
import { breadcrumbs, type Crumb, graphOf, type StructuredNode, webPage } from "../../domain/structured-data/graph";
import { feedLists, feedsAt } from "../../domain/feeds/feed";
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture } from "../../domain/share/share-picture";
import { metaDescription } from "../../domain/text/markup";
import { buildFiles, files, routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { documentLanguage, isTranslation, siteLanguages, siteLocale } from "../../words/site-language";
import { asciiAddress } from "../../domain/addresses/redirect-ends";
import { pageInLanguages } from "../../domain/addresses/other-languages";
import { commaText } from "../../words/comma-text";

export interface PageFacts {
  /** The page's own title; absent on the home page, whose title is the club's name. */
  readonly title?: string;
  readonly description: string;
  /** A suffix if another page has the same title, such as ` (id)`. */
  readonly titleSuffix?: string;
  readonly path: string;
  /** The path of the page whose share picture is used, if not this page. */
  readonly picturePath?: string;
  readonly type?: "website" | "article" | "profile";
  /** The pages above this one, except the home page. */
  readonly parents?: readonly Crumb[];
  readonly structuredData?: readonly StructuredNode[];
  /** `YYYY-MM-DD`; the site's search sorts pages by its year. */
  readonly date?: string | null;
  /** When its subject is over; the site's search puts what is still to come first. */
  readonly until?: Date | undefined;
  readonly noindex?: boolean;
  /** True if the page only redirects to `path`. */
  readonly leadsOn?: boolean;
}

interface PageHeadProps {
  readonly page: PageFacts;
  readonly title: string;
  readonly canonical: string;
}

export function PageHead({ page, title, canonical }: PageHeadProps) {
  const { path, parents = [], noindex = false, type = "website", titleSuffix = "" } = page;
  const club = useClub();
  const ownTitle = page.title && page.title + titleSuffix;
  const description = metaDescription(page.description, titleSuffix);
  // Pages hidden from search engines have no picture of their own.
  const own = noindex ? undefined : sharePicture(page.picturePath ?? path);
  const image = absoluteUrl(club.siteUrl, own ?? club.logo?.picture?.share?.src ?? files.icon);
  const alt = commaText([ownTitle, club.name]);
  const graph = graphNodes(page, club);
  return (
    <Helmet
      htmlAttributes={documentLanguage()}
      title={title}
      meta={[
        { name: "description", content: description },
        ...yearTag(page.date),
        ...untilTag(page.until),
        ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
        ...(page.leadsOn ? [refreshTo(path)] : []),
        { property: "og:title", content: ownTitle ?? club.name },
        { property: "og:description", content: description },
        { property: "og:url", content: canonical },
        { property: "og:type", content: type },
        { property: "og:image", content: image },
        ...(own === undefined ? [] : pictureSize),
        { property: "og:image:alt", content: alt },
        { property: "og:site_name", content: club.name },
        { property: "og:locale", content: shareLocale() },
        { name: "twitter:card", content: own ? "summary_large_image" : "summary" },
        { name: "twitter:title", content: ownTitle ?? club.name },
        { name: "twitter:description", content: description },
        { name: "twitter:image", content: image },
        { name: "twitter:image:alt", content: alt },
      ]}
      link={[
        { rel: "canonical", href: canonical },
        ...(noindex ? [] : [...languageLinks(path, club.siteUrl), ...feedsAt(path, parents).flatMap(feedLinks)]),
      ]}
      script={[
        ...(graph.length > 0 ? [{ type: "application/ld+json", innerHTML: graphOf(graph) }] : []),
        ...(path === files.notFoundPage ? notFoundScripts() : []),
      ]}
    />
  );
}

/** On a site in several languages, unknown addresses get an answer in the language of their folder. */
export function notFoundScripts() {
  const [, ...further] = siteLanguages();
  if (further.length === 0) return [];
  const languages = isTranslation() ? undefined : further.join("|");
  return [
    {
      src: servedPath(buildFiles.notFoundScript),
      "data-folder": servedPath("/").slice(0, -1),
      "data-languages": languages,
    },
  ];
}

/** The language and its main territory, as social networks write them: `pt_BR`. */
function shareLocale(): string {
  const { language, region } = new Intl.Locale(siteLocale()).maximize();
  return `${language}_${region ?? ""}`;
}

/**
 * The structured data of the page: its subject and its breadcrumbs. A page hidden from search engines has none about
 * its subject.
 */
function graphNodes(page: PageFacts, { siteUrl, name }: { siteUrl: string; name: string }): StructuredNode[] {
  const { title, path, parents = [], structuredData = [], noindex = false, leadsOn = false } = page;
  if (leadsOn) return [];
  const own =
    noindex || structuredData.length === 0 ? [webPage(siteUrl, { name: title ?? name, path })] : structuredData;
  return title ? [...own, breadcrumbs(siteUrl, [...parents, { name: title, path }])] : [...own];
}

const pictureSize = [
  { property: "og:image:width", content: String(SHARE_WIDTH) },
  { property: "og:image:height", content: String(SHARE_HEIGHT) },
];

/** The page in each language of the site, for search engines; other readers get the main language. */
function languageLinks(path: string, siteUrl: string) {
  const pages = pageInLanguages(path).map(
    ({ language, address }) => [language, new URL(address, siteUrl).href] as const,
  );
  const [main] = pages;
  return [...pages, ...(main ? [["x-default", main[1]] as const] : [])].map(([hrefLang, href]) => ({
    rel: "alternate",
    hrefLang,
    href,
  }));
}

function feedLinks(list: string) {
  const title = feedLists()[list] ?? "";
  return [
    {
      rel: "alternate",
      type: "application/rss+xml",
      title: `${title} (RSS)`,
      href: servedPath(routes.feed(list, "xml")),
    },
    {
      rel: "alternate",
      type: "application/feed+json",
      title: `${title} (JSON)`,
      href: servedPath(routes.feed(list, "json")),
    },
  ];
}

function untilTag(until: Date | undefined) {
  return until ? [{ name: "until", content: until.toISOString(), "data-pagefind-filter": "until[content]" }] : [];
}

function yearTag(date: string | null | undefined) {
  const [year] = date && isRealDate(date) ? date.split("-") : [];
  return year === undefined ? [] : [{ name: "year", content: year, "data-pagefind-filter": "year[content]" }];
}

/** A tag that redirects readers to another page, for Helmet, whose props are spelled as in HTML. */
export function refreshTo(to: string) {
  const served = servedPath(to);
  const refresh = { "http-equiv": "refresh", content: `0; url=${asciiAddress(served) ?? served}` };
  return refresh;
}
