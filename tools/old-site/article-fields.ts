import { dayOfDate } from "../../src/model/values/publish-instant";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { withoutEmpties } from "../../src/model/schema/normalise";

export interface ArticleFields {
  readonly fields: JsonObject;
  /** The picture at its head, as the file names it. */
  readonly picture: string | undefined;
  readonly unread: readonly string[];
}

/** Where each field may be; a dot leads into an object. */
const sources = {
  title: ["title"],
  excerpt: ["excerpt", "description", "summary", "subtitle"],
  publishDate: ["publishDate", "date"],
  lastModified: ["lastModified", "lastmod", "last_modified_at"],
  picture: [
    "featuredImage",
    "featured_image",
    "image.path",
    "image",
    "cover.image",
    "cover",
    "header.image",
    "header.teaser",
    "thumbnail",
    "images",
  ],
  categories: ["category", "categories"],
  tags: ["tags", "keywords"],
  authors: ["authors", "author"],
} as const;

/** Fields without a use here: looks, menus and addresses, which are read elsewhere. */
const useless =
  /^(?:layout|permalink|slug|url|aliases|redirect_from|id|toc|math|comments|weight|type|draft|published|status|featured|pinned|header|series|menu|excerpt_separator)$/i;

export function articleFields(old: JsonObject): ArticleFields {
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
    publishDate: dayAt(old, sources.publishDate),
    lastModified: dayAt(old, sources.lastModified),
    category,
    tags: tags.length > 0 ? tags : undefined,
    featured: old.featured === true || old.pinned === true ? true : undefined,
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    picture: valuesAt(old, sources.picture).find((value) => typeof value === "string"),
    unread: Object.keys(old).filter((name) => !known.has(name) && !useless.test(name)),
  };
}

/** The values of the first of these places that has any. */
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

function dayAt(old: JsonObject, places: readonly string[]): string | undefined {
  const written = textAt(old, places);
  const day = dayOfDate(written);
  if (written === undefined || typeof day !== "string" || /^\d{4}-\d{2}-\d{2}$/.test(day))
    return written && String(day);
  // 'May 6, 2021' and '2021-5-6' are days that every program reads alike.
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
