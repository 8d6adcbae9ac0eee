import { oneOf, quote } from "../../src/model/check/sentence";
import { isRealDate } from "../../src/model/values/calendar-date";
import { dayOfDate } from "../../src/model/values/publish-instant";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { withoutEmpties } from "../../src/model/schema/normalise";
import { t } from "../../src/words/t";

export interface ArticleFields {
  readonly fields: JsonObject;
  /** The picture at its head, as in the file. */
  readonly picture: string | undefined;
  readonly unread: readonly string[];
  /** Decisions that only a person can make, one sentence each. */
  readonly question: string | undefined;
}

/** The names of each field in other programs; a dot leads into an object. Case, hyphens and underscores are ignored. */
const sources = {
  title: ["title", "headline"],
  excerpt: ["excerpt", "description", "summary", "subtitle", "abstract", "customexcerpt", "teaser"],
  publishDate: [
    "publishdate",
    "pubdate",
    "pubdatetime",
    "date",
    "datepublished",
    "publishedat",
    "publisheddate",
    "published",
    "datecreated",
    "createdat",
    "created",
  ],
  lastModified: [
    "lastmodified",
    "lastmod",
    "lastmodifiedat",
    "updateddate",
    "updated",
    "updatedat",
    "modified",
    "datemodified",
    "modifiedat",
    "moddatetime",
    "lastupdated",
    "lastupdate.date",
  ],
  picture: [
    "featuredimage",
    "featureimage",
    "heroimage",
    "coverimage",
    "image",
    "cover",
    "banner",
    "header.image",
    "header.teaser",
    "thumbnail",
    "ogimage",
    "socialimage",
    "images",
  ],
  categories: ["category", "categories", "section"],
  tags: ["tags", "tag", "keywords", "topics"],
  authors: ["authors", "author", "byline", "writer"],
} as const;

/** Fields that are not needed: layout, menus, and addresses, which are read elsewhere. */
const useless =
  /^(?:layout|permalink|slug|url|aliases|redirect_from|id|toc|math|comments|weight|type|draft|published|status|featured|pinned|header|series|menu|excerpt_separator|hidden|private|unlisted|headless|visibility|password|publish|public|build|_build)$/i;

/** @param dayInName `YYYY-MM-DD` in the name of the file, which tells which part of '05/06/2021' is the month */
export function articleFields(written: JsonObject, dayInName?: string): ArticleFields {
  const old = withPlainNames(written);
  const [publishDate, lastModified] = [sources.publishDate, sources.lastModified].map((places) =>
    dayAt(old, places, dayInName),
  );
  const [category, ...further] = wordsIn(old, sources.categories);
  const tags = [...new Set([...wordsIn(old, sources.tags), ...further])];
  const authors = valuesAt(old, sources.authors).flatMap(
    (author) => valueText(isJsonObject(author) ? author.name : author) ?? [],
  );
  const known = new Set(Object.values(sources).flatMap((places) => places.map((place) => place.replace(/\..*/, ""))));
  const fields = {
    title: textAt(old, sources.title),
    excerpt: textAt(old, sources.excerpt),
    author: authors[0],
    authors: authors.length > 1 ? authors : undefined,
    publishDate: publishDate?.day,
    lastModified: lastModified?.day,
    category,
    tags: tags.length > 0 ? tags : undefined,
    featured: old.featured === true || old.pinned === true ? true : undefined,
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    picture: valuesAt(old, sources.picture)
      .map(pictureIn)
      .find((value) => typeof value === "string"),
    unread: Object.keys(written).filter((name) => !known.has(plainName(name)) && !useless.test(name)),
    question: publishDate?.question ?? lastModified?.question,
  };
}

function pictureIn(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const { src, url, path, image, feature } = value;
  return src ?? url ?? path ?? image ?? feature;
}

/** `pub_date`, `pub-date` and `pubDate` are `pubdate`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, "");
}

function withPlainNames(old: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(old).map(([name, value]) => [plainName(name), isJsonObject(value) ? withPlainNames(value) : value]),
  );
}

/** The values at the first of these places that has any. */
function valuesAt(old: JsonObject, places: readonly string[]): readonly unknown[] {
  const values = places.map((place) =>
    withoutEmpties(
      place.split(".").reduce<unknown>((inner, step) => (isJsonObject(inner) ? inner[step] : undefined), old),
    ),
  );
  return values.map((value) => (value === undefined ? [] : [value].flat())).find((each) => each.length > 0) ?? [];
}

function valueText(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value).replace(/\s+/g, " ").trim() : undefined;
}

function textAt(old: JsonObject, places: readonly string[]): string | undefined {
  return valueText(valuesAt(old, places)[0]);
}

interface OldDay {
  /** `YYYY-MM-DD`, or the text itself if it is not a day. */
  readonly day?: string;
  readonly question?: string;
}

function dayAt(old: JsonObject, places: readonly string[], dayInName: string | undefined): OldDay | undefined {
  const written = textAt(old, places);
  // In some programs, a field with one of these names only says that there is such a day.
  if (written === undefined || /^\D*$/.test(written)) return undefined;
  const days = daysIn(written);
  if (days.length < 2) return { day: days[0] ?? otherDay(written) };
  if (dayInName !== undefined && days.includes(dayInName)) return { day: dayInName };
  const parts = { date: quote(written), days: oneOf(days) };
  return { question: t("has the date {date}, which may be {days}, expected one of these", parts) };
}

/** The days that '05/06/2021' may mean, since programs and people write its parts in different orders. */
function daysIn(written: string): string[] {
  const [, first = "", second = "", third = ""] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})(?!\d)/.exec(written) ?? [];
  const isShort = third.length === 2;
  const orders = [[third, second, first], [third, first, second], ...(isShort ? [[first, second, third]] : [])];
  const days = orders.map(([year = "", ...others]) =>
    [year.padStart(4, "20"), ...others.map((part) => part.padStart(2, "0"))].join("-"),
  );
  return [...new Set(days.filter(isRealDate))].sort();
}

function otherDay(written: string): string {
  const day = dayOfDate(written);
  if (typeof day !== "string" || /^\d{4}-\d{2}-\d{2}$/.test(day)) return String(day);
  // 'May 6, 2021' and '2021-5-6' are days that all programs read the same way.
  const time = Date.parse(`${written} UTC`);
  return Number.isNaN(time) ? written : new Date(time).toISOString().slice(0, 10);
}

/** A list of words, or a text with commas or, as in Jekyll, spaces between them. */
function wordsIn(old: JsonObject, places: readonly string[]): string[] {
  const values = valuesAt(old, places).flatMap((value) => valueText(value) ?? []);
  const isText = places.some((place) => typeof old[place] === "string" && place !== "category");
  const words = isText ? values.flatMap((text) => text.split(text.includes(",") ? "," : " ")) : values;
  return words.map((word) => word.trim()).filter((word) => word !== "");
}
