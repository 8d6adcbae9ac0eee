import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { parse as parseToml } from "smol-toml";
import { foldCase } from "../../src/domain/text/fold-case";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { nameSlug } from "../../src/model/values/name-slug";
import { isSlug } from "../../src/model/values/file-name";
import { articleFields } from "./article-fields";
import { nameOfFile, oldAddresses } from "./old-addresses";
import type { OldSite } from "./old-site";
import { lineAt, withoutByteOrderMark } from "../../src/content/read/file-text";
import { t } from "../../src/words/t";

/** An article of the old site, read but not translated. */
export interface OldArticle extends OldText {
  readonly from: string;
  /** From the folder of the articles, with forward slashes. */
  readonly relative: string;
  readonly slug: string;
  readonly own: ReturnType<typeof articleFields>;
  readonly addresses: readonly string[];
}

/** Where the articles of the old site were. */
export interface OldPlaces {
  /** The pattern of their addresses, such as `/:year/:month/:title.html`. */
  readonly permalink?: string | undefined;
  /** The folder of its host in which the old site was, such as `/club`. */
  readonly prefix?: string | undefined;
}

/** Reads all articles of an old site, and gives each a slug of its own. */
export function readArticles(site: OldSite, options: OldPlaces): OldArticle[] {
  const names = authorNames(site);
  const slugs = new Set<string>();
  return site.articles.map((from) => {
    const read = readOldText(readFileSync(from, "utf8"));
    const relative = path.relative(site.folder, from).split(path.sep).join("/");
    const own = ownFields(read, relative, names);
    const slug = freeSlug(slugOf(read.fields, relative, String(own.fields.title)), slugs);
    const title = String(own.fields.title);
    const addressed = { file: inFolders(site, from), old: read.fields, title, dayInName: dayInName(relative) };
    return {
      ...read,
      from,
      relative,
      slug,
      own,
      addresses: oldAddresses(site, addressed, options.permalink, options.prefix),
    };
  });
}

/** The front matter, completed by the name of the file and the first heading. */
function ownFields({ fields, body }: OldText, file: string, names: ReadonlyMap<string, string>) {
  const own = articleFields(fields, names);
  const [, heading] = /^\s*#\s+(.+?)\s*#*\s*(?:\n|$)/.exec(body) ?? [];
  const day = dayInName(file);
  const isDraft = /(?:^|\/)_drafts\//.test(file);
  const title =
    heading?.replace(/\*\*|__|[*`]/g, "") ??
    nameOfFile(file)
      .replace(/[-_]+/g, " ")
      .replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...own,
    fields: {
      title,
      ...(day !== undefined && { publishDate: day }),
      ...own.fields,
      ...(isDraft && { status: "draft" }),
    } as JsonObject,
  };
}

function dayInName(file: string): string | undefined {
  const [, year, month = "", day = ""] = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})(?=-|\/|$)/.exec(file) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The path of a file with the folders that its program takes for categories or sections. */
function inFolders({ generator, root, folder }: OldSite, file: string): string {
  const start = generator === "hugo" ? path.join(root, "content") : generator === "jekyll" ? root : folder;
  const relative = path.relative(start, file);
  return (relative.startsWith("..") ? path.relative(folder, file) : relative).split(path.sep).join("/");
}

function slugOf(old: JsonObject, file: string, title: string): string {
  const given = typeof old.slug === "string" ? old.slug.replace(/\/+$/, "").replace(/^.*\//, "") : "";
  return [given, nameOfFile(file), title].map(nameSlug).find(isSlug) ?? "article";
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let count = 2; taken.has(foldCase(free)); count += 1) free = `${slug}-${count}`;
  taken.add(foldCase(free));
  return free;
}

/** The names behind the short words for authors, which Jekyll keeps in a file. */
function authorNames({ root }: OldSite): ReadonlyMap<string, string> {
  const file = path.join(root, "_data/authors.yml");
  try {
    const authors: unknown = existsSync(file) ? parseYaml(readFileSync(file, "utf8")) : {};
    const entries = Object.entries(isJsonObject(authors) ? authors : {});
    return new Map(
      entries.flatMap(([id, author]) =>
        isJsonObject(author) && typeof author.name === "string" ? [[id, author.name]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** An article of another generator in its parts. */
interface OldText {
  readonly fields: JsonObject;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
  /** The reason why the front matter can't be read, in a sentence. */
  readonly error?: string;
}

const fence = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m;

/** Reads a Markdown file with front matter in YAML (`---`), TOML (`+++`) or JSON (`{`), or with none. */
function readOldText(source: string): OldText {
  const text = withoutByteOrderMark(source).replace(/\r\n?/g, "\n");
  const found = fence.exec(text);
  if (found?.index === 0) {
    const [whole, mark, inner = ""] = found;
    return partsOf(text, whole.length, () =>
      mark === "+++" ? parseToml(inner) : parseYaml(inner, { schema: "core" }),
    );
  }
  const end = text.startsWith("{\n") ? text.indexOf("\n}\n") : -1;
  if (end > 0) return partsOf(text, end + 3, () => JSON.parse(text.slice(0, end + 2)));
  return { fields: {}, body: text, bodyLine: 1 };
}

function partsOf(text: string, length: number, parse: () => unknown): OldText {
  const parts = { body: text.slice(length), bodyLine: lineAt(text, length) };
  try {
    const fields = plain(parse() ?? {});
    if (isJsonObject(fields)) return { ...parts, fields };
    return {
      ...parts,
      fields: {},
      error: t("has front matter without fields, expected fields such as 'title: A first contest'"),
    };
  } catch (error) {
    const [reason = t("unreadable")] = (error instanceof Error ? error.message : "").split("\n");
    return {
      ...parts,
      fields: {},
      error: t("has front matter that can't be read ({reason})", { reason: reason.replace(/[.:]$/, "") }),
    };
  }
}

/** Dates of TOML as texts, at any depth. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}
