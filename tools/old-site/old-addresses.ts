import path from "node:path";
import { nameSlug } from "../../src/model/values/name-slug";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { readDayAndTime } from "../../src/model/values/publish-instant";
import { timeZoneError } from "../../src/model/values/time-zone";
import { DAY, offsetAt } from "../../src/domain/time/club-time";
import type { OldSite } from "./old-site";

export interface Addressed {
  /** With the folders that its program treats as categories or sections, with forward slashes. */
  readonly file: string;
  readonly old: JsonObject;
  readonly title: string;
  /** `YYYY-MM-DD` in the file's name; undefined if there is none. */
  readonly dayInName: string | undefined;
}

/** Jekyll's names for some patterns. */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

/**
 * The paths of an article on the old site: from its front matter, or by the pattern of the site.
 *
 * @param pattern such as `/:year/:month/:title.html`, instead of that in the site's configuration
 */
export function oldAddresses(site: OldSite, article: Addressed, pattern?: string): string[] {
  const { old } = article;
  const base = (textIn(site.config, "baseurl") ?? "").replace(/\/+$/, "");
  const form = textIn(old, "permalink") ?? textIn(old, "url") ?? pattern ?? patternOf(site, article);
  const aliases = ["aliases", "redirect_from"].flatMap((name) => wordsOf(old[name]));
  return [...(form === undefined ? [] : [filled(styles[form] ?? form, site, article)]), ...aliases]
    .map((each) => `${base}/${each.replace(/^https?:\/\/[^/]*/i, "").replace(/#.*$/, "")}`)
    .map((each) => each.replace(/\/{2,}/g, "/").replace(/\/index\.html?$/, "/"))
    .flatMap((each) => (each === "/" ? [] : each.replace(/(?<=.)\/+$/, "")));
}

function textIn(fields: JsonObject, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function wordsOf(value: unknown): string[] {
  return [value].flat().flatMap((each) => (typeof each === "string" || typeof each === "number" ? [String(each)] : []));
}

function patternOf({ generator, config }: OldSite, { file }: Addressed): string | undefined {
  if (generator === "markdown") return undefined;
  if (generator === "jekyll") return textIn(config, "permalink") ?? styles.date;
  const { permalinks } = config;
  const pages = isJsonObject(permalinks) && isJsonObject(permalinks.page) ? permalinks.page : permalinks;
  return (isJsonObject(pages) ? textIn(pages, sectionOf(file)) : undefined) ?? "/:sections/:slugorfilename/";
}

/** The folder that Hugo calls the section of an article. */
function sectionOf(file: string): string {
  return file.includes("/") ? file.replace(/\/.*$/, "") : "";
}

function filled(pattern: string, site: OldSite, article: Addressed): string {
  const values: Values = { ...daysOf(site, article), ...namesOf(site, article) };
  return pattern.replace(/:([a-z_]+)/g, (found, part: string) => encodeURI(values[part] ?? found));
}

type Values = Readonly<Record<string, string>>;

/** The names that the program gives an article: Jekyll's `:title` is the name of the file, Hugo's is the title. */
function namesOf({ generator }: OldSite, { file, old, title }: Addressed): Values {
  const given = textIn(old, "slug")?.replace(/\/$/, "");
  const name = nameOfFile(file);
  if (generator === "jekyll") {
    const categories = categoriesOf(file, old);
    return {
      title: (given ?? name).replace(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@]+/gu, "-").replace(/^-+|-+$/g, ""),
      slug: nameSlug(given ?? name),
      categories: categories.map((each) => each.toLowerCase()).join("/"),
      slugified_categories: categories.map(nameSlug).join("/"),
      output_ext: ".html",
    };
  }
  const isHugo = generator === "hugo";
  const fileName = isHugo ? wholeName(file).toLowerCase().replace(/\s+/g, "-") : name;
  const sections = path.posix.dirname(file.replace(/\/index(?:\.\w+)?$/, ""));
  return {
    title: isHugo ? nameSlug(title) : (given ?? name),
    slug: given ?? (isHugo ? nameSlug(title) : name),
    slugified_title: nameSlug(title),
    filename: fileName,
    contentbasename: fileName,
    slugorfilename: given ?? fileName,
    slugorcontentbasename: given ?? fileName,
    section: sectionOf(file),
    sections: sections === "." ? "" : sections,
  };
}

/**
 * The categories of a post of Jekyll: its folders before `_posts`, and those in its front matter; a text is split at
 * spaces.
 */
function categoriesOf(file: string, { categories, category }: JsonObject): string[] {
  const [, folders = ""] = /^(.*?)(?:^|\/)_(?:posts|drafts)\//.exec(file) ?? [];
  const several = typeof categories === "string" ? categories.split(/\s+/) : wordsOf(categories);
  return [...new Set([...folders.split("/"), ...several, ...wordsOf(category)])].filter((each) => each !== "");
}

/** The parts of a day by their names in both programs; empty without a day. */
function daysOf(site: OldSite, article: Addressed): Values {
  const day = oldDay(site, article) ?? "";
  const date = new Date(`${day}T00:00:00Z`);
  const isKnown = !Number.isNaN(date.getTime());
  const [year = "", month = "", dayOfMonth = ""] = isKnown ? day.split("-") : [];
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    isKnown ? date.toLocaleString("en", { ...options, timeZone: "UTC" }) : "";
  const dayOfYear = isKnown ? String(Math.round((date.getTime() - Date.UTC(Number(year), 0, 0)) / DAY)) : "";
  return {
    year,
    month,
    day: dayOfMonth,
    i_month: month.replace(/^0/, ""),
    i_day: dayOfMonth.replace(/^0/, ""),
    short_year: year.slice(2),
    y_day: dayOfYear.padStart(3, "0"),
    yearday: dayOfYear,
    short_month: inWords({ month: "short" }),
    long_month: inWords({ month: "long" }),
    monthname: inWords({ month: "long" }).toLowerCase(),
  };
}

/** The day in the zone of the old site, or UTC if it has none; a time without a zone does not change the day. */
function oldDay({ config }: OldSite, { old, dayInName }: Addressed): string | undefined {
  const written = textIn(old, "date") ?? textIn(old, "publishDate");
  const read = written === undefined ? undefined : readDayAndTime(written);
  if (read?.zone === undefined) return read?.day ?? dayInName;
  const zone = textIn(config, "timezone") ?? textIn(config, "timeZone") ?? "UTC";
  const instant = Date.parse(`${read.day}T${read.time}${read.zone}`);
  const known = timeZoneError(zone) === undefined ? zone : "UTC";
  return new Date(instant + offsetAt(known, instant)).toISOString().slice(0, 10);
}

/** The name of a file without its day and extension; that of its folder for an `index.md`. */
export function nameOfFile(file: string): string {
  return wholeName(file).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "");
}

function wholeName(file: string): string {
  const { name, dir } = path.posix.parse(file);
  return name === "index" && dir !== "" ? path.posix.basename(dir) : name;
}
