import type { BlogPosting, Person } from "schema-dts";
import { isRealDate } from "../../model/values/calendar-date";
import { authorsOf } from "../blog/byline";
import { absoluteUrl } from "../addresses/served-path";
import { isoTimeAtClub } from "../time/club-time";
import { type NamedClub, namedClub } from "./graph";

export interface ArticleFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  /** `YYYY-MM-DD` in the club's time */
  readonly publishDate: string | null;
  readonly lastModified: string | null;
  readonly author: string | null;
  readonly authors?: readonly string[];
  /** The path of the first author's profile. */
  readonly authorPath: string | null;
  readonly wordCount: number;
  readonly tags: readonly string[];
}

/** An article of the blog; if no author is named, the club is the author. */
export function blogPosting(club: NamedClub, article: ArticleFacts): Exclude<BlogPosting, string> {
  const { siteUrl } = club;
  const url = absoluteUrl(siteUrl, article.path);
  const [author, ...others] = authorsOf(article);
  const organization = namedClub(club);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    url,
    mainEntityOfPage: url,
    description: article.description || undefined,
    image: article.image === null ? undefined : [absoluteUrl(siteUrl, article.image)],
    datePublished: instantOf(article.publishDate),
    dateModified: instantOf(article.lastModified) ?? instantOf(article.publishDate),
    author:
      author === undefined
        ? organization
        : oneOrAll([personOf(siteUrl, author, article.authorPath), ...others.map((name) => personOf(siteUrl, name))]),
    // One page describes the club once.
    publisher: author === undefined ? { "@id": organization["@id"] } : organization,
    wordCount: article.wordCount,
    keywords: article.tags.length > 0 ? article.tags : undefined,
  };
}

function oneOrAll<T>(list: readonly T[]): T | readonly T[] {
  const [first, ...others] = list;
  return first === undefined || others.length > 0 ? list : first;
}

function personOf(siteUrl: string, name: string, path: string | null = null): Person {
  return { "@type": "Person", name, url: path === null ? undefined : absoluteUrl(siteUrl, path) };
}

function instantOf(date: string | null): string | undefined {
  return date && isRealDate(date) ? isoTimeAtClub(date) : undefined;
}
