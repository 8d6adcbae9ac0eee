import { dayOfDate } from "../../src/model/values/publish-instant";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { withoutEmpties } from "../../src/model/schema/normalise";

/** The front matter of an article of another generator, in the words of this site. */
export interface ArticleFields {
  readonly fields: JsonObject;
  /** The picture at its head, as the file names it. */
  readonly picture?: string;
  /** Fields that have no place here. */
  readonly unread: readonly string[];
}

/** Where each field may be; a dot leads into an object. */
const sources = {
  title: ["title"],
  excerpt: ["excerpt", "description", "summary", "subtitle", "spoiler"],
  publishDate: ["publishDate", "date", "pubDate", "pubdate", "published_at", "created"],
  lastModified: ["lastModified", "lastmod", "last_modified_at", "modified", "updated", "last_update.date"],
  picture: [
    ...["featuredImage", "featured_image", "image.path", "image.src", "image.url", "image", "cover.image", "cover"],
    ...["header.image", "header.teaser", "header.overlay_image", "thumbnail", "banner", "hero", "images", "img"],
  ],
  categories: ["category", "categories"],
  tags: ["tags", "tag", "keywords"],
  authors: ["authors", "author", "params.author"],
} as const;

/** Fields without a use here: looks, menus and addresses, which are read elsewhere. */
const useless =
  /^(?:layout|permalink|slug|url|path|aliases|redirect_from|id|toc|math|mathjax|katex|comments|weight|type|lang|ref|locale|draft|published|status|featured|pinned|sticky|share|classes|author_profile|read_time|related|search|sidebar\w*|hide_\w+|pagination_\w+|show\w+|ShowToc|TocOpen|unlisted|header|params|image|cover|last_update|menu|series|sitemap|markup|outputs|template|templateKey|key|guid|readTime)$/i;

/** @param authorNames names by the short words that a file of authors gives them */
export function articleFields(old: JsonObject, authorNames: ReadonlyMap<string, string>): ArticleFields {
  const [category, ...further] = wordsIn(old, sources.categories, /[,\s]+/);
  const tags = [...new Set([...wordsIn(old, sources.tags, /,|\s+/), ...further])];
  const authors = firstOf(old, sources.authors).flatMap((author) => nameOf(author, authorNames) ?? []);
  const picture = firstOf(old, sources.picture).find((value) => typeof value === "string");
  const known = new Set(Object.values(sources).flatMap((names) => names.map((name) => name.replace(/\..*/, ""))));
  const fields = {
    title: firstText(old, sources.title),
    excerpt: firstText(old, sources.excerpt),
    author: authors[0],
    authors: authors.length > 1 ? authors : undefined,
    publishDate: dayOf(old, sources.publishDate),
    lastModified: dayOf(old, sources.lastModified),
    category,
    tags: tags.length > 0 ? tags : undefined,
    status: isDraft(old) ? "draft" : undefined,
    featured: [old.featured, old.pinned, old.sticky].includes(true) ? true : undefined,
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(picture !== undefined && { picture }),
    unread: Object.keys(old).filter((name) => !known.has(name) && !useless.test(name)),
  };
}

/** The value at a path such as `cover.image`, without what is empty. */
function valueAt(old: JsonObject, place: string): unknown {
  const value = place.split(".").reduce<unknown>((inner, step) => (isJsonObject(inner) ? inner[step] : undefined), old);
  return withoutEmpties(value);
}

/** The values of the first of these places that has any. */
function firstOf(old: JsonObject, places: readonly string[]): readonly unknown[] {
  const found = places
    .map((place) => valueAt(old, place))
    .find((value) => value !== undefined && !isEmptyObject(value));
  return found === undefined ? [] : [found].flat();
}

function isEmptyObject(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function firstText(old: JsonObject, places: readonly string[]): string | undefined {
  const [value] = firstOf(old, places);
  const isPlain = typeof value === "string" || typeof value === "number";
  return isPlain ? String(value).replace(/\s+/g, " ").trim() : undefined;
}

function dayOf(old: JsonObject, places: readonly string[]): string | undefined {
  const [value] = firstOf(old, places);
  if (typeof value !== "string") return undefined;
  const day = dayOfDate(value);
  if (typeof day === "string" && day !== value) return day;
  // 'May 6, 2021' and '2021-5-6' are days that every program reads alike.
  const written = Date.parse(`${value.trim()} UTC`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value.trim()) || Number.isNaN(written)
    ? value.trim()
    : new Date(written).toISOString().slice(0, 10);
}

/** A list of words, or a text that Jekyll would part. */
function wordsIn(old: JsonObject, places: readonly string[], separator: RegExp): string[] {
  return firstOf(old, places)
    .flatMap((value, _, all) => {
      if (isJsonObject(value)) return typeof value.label === "string" ? [value.label] : [];
      const isOne = all.length === 1 && places.every((place) => !Array.isArray(old[place]));
      const isList =
        isOne && typeof value === "string" && (value.includes(",") || places.length > 2 || old.layout !== undefined);
      return isList ? value.split(value.includes(",") ? "," : separator) : [String(value)];
    })
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function nameOf(author: unknown, names: ReadonlyMap<string, string>): string | undefined {
  if (isJsonObject(author)) return typeof author.name === "string" ? author.name : undefined;
  return typeof author === "string" ? (names.get(author) ?? author) : undefined;
}

function isDraft({ draft, published, status }: JsonObject): boolean {
  return draft === true || published === false || status === "draft";
}
