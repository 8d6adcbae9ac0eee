import path from "node:path";
import { nameSlug } from "../../src/model/values/name-slug";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { readDayAndTime } from "../../src/model/values/publish-instant";
import { timeZoneError } from "../../src/model/values/time-zone";
import { DAY, offsetAt } from "../../src/domain/time/club-time";
import type { OldSite } from "./old-site";

/** The facts that the old address of an article depends on. */
export interface Addressed {
  /** From the folder of the articles, with forward slashes. */
  readonly file: string;
  /** Its front matter. */
  readonly old: JsonObject;
  readonly title: string;
  /** `YYYY-MM-DD` in the file's name; undefined without. */
  readonly dayInName: string | undefined;
}

/** The names that Jekyll has for some patterns. */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  weekdate: "/:categories/:year/W:week/:short_day/:title.html",
  none: "/:categories/:title.html",
};

const usual: Readonly<Record<OldSite["generator"], string | undefined>> = {
  jekyll: styles.date,
  hugo: "/:sections/:slugorfilename/",
  markdown: undefined,
};

/**
 * The paths under which the old site had an article: by its front matter, else by the pattern of the site.
 *
 * @param pattern such as `/:year/:month/:title.html`, in place of what the site's configuration says
 * @param prefix the folder in which the site was, such as `/club`
 */
export function oldAddresses(site: OldSite, article: Addressed, pattern?: string, prefix?: string): string[] {
  const { old } = article;
  const base = (prefix ?? textIn(site.config, "baseurl") ?? "").replace(/^https?:\/\/[^/]*/i, "").replace(/\/+$/, "");
  const own = ["permalink", "url", "path"].map((name) => textIn(old, name)).find((each) => each !== undefined);
  const aliases = ["aliases", "redirect_from"].flatMap((name) => [old[name]].flat());
  const form = own ?? pattern ?? patternOf(site, article);
  const ownAddress = form === undefined ? [] : [filled(styles[form] ?? form, site, article)];
  return [...ownAddress, ...aliases.filter((each) => typeof each === "string")]
    .map((each) => pathOf(base, each))
    .filter((each) => each !== undefined);
}

function textIn(fields: JsonObject, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function patternOf({ generator, config }: OldSite, { file }: Addressed): string | undefined {
  if (generator === "jekyll") return textIn(config, "permalink") ?? usual.jekyll;
  if (generator === "markdown") return undefined;
  const { permalinks } = config;
  const pages = isJsonObject(permalinks) && isJsonObject(permalinks.page) ? permalinks.page : permalinks;
  return (isJsonObject(pages) ? textIn(pages, sectionOf(file)) : undefined) ?? usual.hugo;
}

/** The folder that Hugo calls the section of an article. */
function sectionOf(file: string): string {
  return file.includes("/") ? file.replace(/\/.*$/, "") : "";
}

/** The pattern with what is known of an article; a part that is not known is left out with its slash. */
function filled(pattern: string, site: OldSite, article: Addressed): string {
  const values = { ...daysOf(site, article), ...namesOf(site, article) };
  return pattern
    .replace(/:([a-z_]+)/g, (found, part: string) => (part in values ? encodeURI(values[part] ?? "") : found))
    .replace(/\/{2,}/g, "/");
}

type Values = Readonly<Record<string, string>>;

/** The names of an article as its program makes them: Jekyll's `:title` is the name of the file, Hugo's is the title. */
function namesOf({ generator }: OldSite, { file, old, title }: Addressed): Values {
  const name = nameOfFile(file);
  const given = textIn(old, "slug")
    ?.replace(/^.*\/(?=.)/, "")
    .replace(/\/$/, "");
  const folders = path.posix.dirname(file.replace(/\/index(?:\.\w+)?$/, "")).split("/");
  const sections = folders.filter((each) => each !== ".").join("/");
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
  const fileName = generator === "hugo" ? wholeName(file).toLowerCase().replace(/\s+/g, "-") : name;
  return {
    title: generator === "hugo" ? nameSlug(title) : (given ?? name),
    slug: given ?? (generator === "hugo" ? nameSlug(title) : name),
    slugified_title: nameSlug(title),
    filename: fileName,
    contentbasename: fileName,
    slugorfilename: given ?? fileName,
    slugorcontentbasename: given ?? fileName,
    section: sectionOf(file),
    sections,
    categories: wordsOf(old.categories).map(nameSlug).join("/"),
  };
}

/** The categories of a post of Jekyll: its folders before `_posts`, and what it says; a text is parted at its spaces. */
function categoriesOf(file: string, { categories, category }: JsonObject): string[] {
  const [, folders = ""] = /^(.*?)(?:^|\/)_(?:posts|drafts)\//.exec(file) ?? [];
  const several = typeof categories === "string" ? categories.split(/\s+/) : wordsOf(categories);
  return [...new Set([...folders.split("/"), ...several, ...wordsOf(category)])].filter((each) => each !== "");
}

function wordsOf(value: unknown): string[] {
  return [value].flat().flatMap((each) => (typeof each === "string" || typeof each === "number" ? [String(each)] : []));
}

const FIRST_WEEKDAY = 4;

/** The parts of a day as both programs name them. */
function daysOf(site: OldSite, article: Addressed): Values {
  const day = oldDay(site, article);
  const date = new Date(`${day ?? ""}T00:00:00Z`);
  if (day === undefined || Number.isNaN(date.getTime())) return Object.fromEntries(dayParts.map((part) => [part, ""]));
  const [year = "", month = "", dayOfMonth = ""] = day.split("-");
  const inWords = (options: Intl.DateTimeFormatOptions) => date.toLocaleString("en", { ...options, timeZone: "UTC" });
  const dayOfYear = Math.round((date.getTime() - Date.UTC(Number(year), 0, 0)) / DAY);
  // The week of its Thursday, as ISO 8601 counts.
  const thursday = new Date(date.getTime() + (FIRST_WEEKDAY - (date.getUTCDay() || 7)) * DAY);
  const week = Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 0)) / DAY / 7);
  return {
    year,
    month,
    day: dayOfMonth,
    i_month: String(Number(month)),
    i_day: String(Number(dayOfMonth)),
    short_year: year.slice(2),
    y_day: String(dayOfYear).padStart(3, "0"),
    yearday: String(dayOfYear),
    short_month: inWords({ month: "short" }),
    long_month: inWords({ month: "long" }),
    monthname: inWords({ month: "long" }).toLowerCase(),
    short_day: inWords({ weekday: "short" }),
    long_day: inWords({ weekday: "long" }),
    weekdayname: inWords({ weekday: "long" }).toLowerCase(),
    weekday: String(date.getUTCDay()),
    w_day: String(date.getUTCDay() || 7),
    w_year: String(thursday.getUTCFullYear()),
    week: String(week).padStart(2, "0"),
  };
}

const dayParts = ["year", "month", "day", "i_month", "i_day", "short_year", "y_day"];

/** The day in the zone of the old site, UTC if it names none; a time without a zone is of that day. */
function oldDay({ config }: OldSite, { old, dayInName }: Addressed): string | undefined {
  const written = ["date", "publishDate", "pubDate"]
    .map((name) => textIn(old, name))
    .find((each) => each !== undefined);
  if (written === undefined) return dayInName;
  const read = readDayAndTime(written);
  if (read === undefined) {
    const time = Date.parse(`${written} UTC`);
    return Number.isNaN(time) ? dayInName : new Date(time).toISOString().slice(0, 10);
  }
  if (read.zone === undefined) return read.day;
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
  return /^index(?:\.\w+)?$/.test(name) && dir !== "" ? path.posix.basename(dir) : name;
}

function pathOf(base: string, address: string): string | undefined {
  const bare = address.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  const full = `${base}/${bare.replace(/^\/+/, "")}`.replace(/\/index\.html?$/, "/");
  return full === "/" ? undefined : full.replace(/(?<=.)\/+$/, "");
}
