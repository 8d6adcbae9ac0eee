import path from "node:path";
import { nameSlug } from "../../src/model/values/name-slug";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import type { OldSite } from "./old-site";

/** The facts that the old address of an article depends on. */
export interface Addressed {
  /** From the folder of the articles, with forward slashes. */
  readonly file: string;
  /** Its front matter. */
  readonly old: JsonObject;
  readonly title: string;
  /** `YYYY-MM-DD`; undefined if it has none. */
  readonly day?: string | undefined;
  readonly categories: readonly string[];
}

/** The names that Jekyll has for some patterns. */
const styles: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

const usual: Readonly<Record<OldSite["generator"], string | undefined>> = {
  jekyll: styles.date,
  hugo: "/:section/:slug/",
  docusaurus: "/blog/:year/:month/:day/:title",
  gatsby: "/blog/:slug/",
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
  const ownAddress = form === undefined ? [] : [filled(styles[form] ?? form, article)];
  return [...ownAddress, ...aliases.filter((each) => typeof each === "string")]
    .map((each) => pathOf(base, each))
    .filter((each) => each !== undefined);
}

function textIn(fields: JsonObject, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function patternOf({ generator, config }: OldSite, { file, old }: Addressed): string | undefined {
  if (generator === "jekyll") return textIn(config, "permalink") ?? usual.jekyll;
  if (generator === "hugo") {
    const { permalinks } = config;
    const section = sectionOf(file);
    const pages = isJsonObject(permalinks) && isJsonObject(permalinks.page) ? permalinks.page : permalinks;
    return (isJsonObject(pages) ? textIn(pages, section) : undefined) ?? usual.hugo;
  }
  if (generator === "docusaurus") {
    const slug = textIn(old, "slug");
    if (slug !== undefined) return slug.startsWith("/") ? `/blog${slug}` : `/blog/${slug}`;
  }
  if (generator === "markdown") return undefined;
  return usual[generator];
}

/** The folder that Hugo calls the section of an article. */
function sectionOf(file: string): string {
  return file.includes("/") ? file.replace(/\/.*$/, "") : "";
}

/** The pattern with what is known of an article; a part that is not known is left out with its slash. */
function filled(pattern: string, { file, old, title, day, categories }: Addressed): string {
  const [year = "", month = "", date = ""] = day?.split("-") ?? [];
  const name = nameOfFile(file);
  const slug =
    textIn(old, "slug")
      ?.replace(/^.*\/(?=.)/, "")
      .replace(/\/$/, "") ?? name;
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day: date,
    i_month: String(Number(month) || ""),
    i_day: String(Number(date) || ""),
    short_year: year.slice(2),
    y_day: day === undefined ? "" : dayOfYear(day),
    title: textIn(old, "slug") === undefined ? name : slug,
    slug,
    slugified_title: nameSlug(title),
    filename: name,
    contentbasename: name,
    slugorfilename: slug,
    section: sectionOf(file),
    categories: categories.map(nameSlug).join("/"),
    output_ext: ".html",
  };
  return pattern.replace(/:([a-z_]+)/g, (found, part: string) => values[part] ?? found).replace(/\/{2,}/g, "/");
}

/** The name of a file without its day and extension; that of its folder for an `index.md`. */
export function nameOfFile(file: string): string {
  const { name, dir } = path.posix.parse(file);
  const own = /^index(?:\.\w+)?$/.test(name) && dir !== "" ? path.posix.basename(dir) : name;
  return own.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "");
}

function dayOfYear(day: string): string {
  const start = Date.UTC(Number(day.slice(0, 4)), 0, 0);
  return String(Math.round((Date.parse(day) - start) / 86_400_000)).padStart(3, "0");
}

function pathOf(base: string, address: string): string | undefined {
  const bare = address.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  const full = `${base}/${bare.replace(/^\/+/, "")}`.replace(/\/index\.html?$/, "/");
  return full === "/" ? undefined : full.replace(/(?<=.)\/+$/, "");
}
