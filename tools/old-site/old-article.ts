import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { parse as parseToml } from "smol-toml";
import { lineAt, withoutByteOrderMark } from "../../src/content/read/file-text";
import { foldCase } from "../../src/domain/text/letters";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { nameSlug } from "../../src/model/values/name-slug";
import { isSlug } from "../../src/model/values/file-name";
import { articleFields, type ArticleFields } from "./article-fields";
import { nameOfFile, oldAddresses } from "./old-addresses";
import { oldPublication } from "./old-publication";
import type { OldSite } from "./old-site";
import { t } from "../../src/words/t";

export interface OldArticle extends OldText {
  readonly from: string;
  readonly slug: string;
  readonly own: ArticleFields;
  readonly addresses: readonly string[];
  /** Why it becomes a draft although its file does not clearly say so, in a sentence. */
  readonly draftNote: string | undefined;
}

/** Reads all articles of an old site, and gives each a unique slug. */
export function readArticles(site: OldSite, permalink: string | undefined, now: Date): OldArticle[] {
  const taken = new Set<string>();
  return site.articles.map((from) => {
    const file = inFolders(site, from);
    const read = readOldText(readFileSync(from, "utf8"), file);
    const dayInName = dayIn(file);
    const own = articleFields(read.fields, dayInName);
    const title = typeof own.fields.title === "string" ? own.fields.title : read.title;
    const publication = oldPublication(read.fields, file, now);
    const fields = {
      title,
      ...(dayInName !== undefined && { publishDate: dayInName }),
      ...own.fields,
      ...publication.fields,
    };
    const error = read.error ?? own.question;
    const addresses = oldAddresses(site, { file, old: read.fields, title, dayInName }, permalink);
    return {
      ...read,
      ...(error !== undefined && { error }),
      from,
      slug: freeSlug([read.fields.slug, nameOfFile(file), title], taken),
      own: { ...own, fields },
      draftNote: publication.note,
      addresses,
    };
  });
}

function dayIn(file: string): string | undefined {
  const [, year, month = "", day = ""] = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})(?=-|\/|$)/.exec(file) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The path of a file with the folders that its program treats as categories or sections. */
function inFolders({ generator, root, folder }: OldSite, file: string): string {
  const start = generator === "hugo" ? path.join(root, "content") : generator === "jekyll" ? root : folder;
  const relative = path.relative(start, file);
  return (relative.startsWith("..") ? path.relative(folder, file) : relative).split(path.sep).join("/");
}

function freeSlug(names: readonly unknown[], taken: Set<string>): string {
  const slug = names.map((name) => nameSlug(typeof name === "string" ? name : "")).find(isSlug) ?? "article";
  let free = slug;
  for (let count = 2; taken.has(foldCase(free)); count += 1) free = `${slug}-${count}`;
  taken.add(foldCase(free));
  return free;
}

interface OldText {
  readonly fields: JsonObject;
  /** From its first heading or its file, for an article without a title. */
  readonly title: string;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Why the front matter can't be read, or is unclear, in a sentence. */
  readonly error?: string;
}

/** Reads a Markdown file with front matter in YAML (`---`), TOML (`+++`) or JSON (`{`), or with none. */
function readOldText(source: string, file: string): OldText {
  const text = withoutByteOrderMark(source).replace(/\r\n?/g, "\n");
  const [head = "", mark, inner = ""] =
    /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)|^\{\n[\s\S]*?\n\}\n/m.exec(text) ?? [];
  const isHead = text.startsWith(head);
  const { fields, error } = isHead ? readHead(mark, mark === undefined ? head : inner) : { fields: {} };
  const after = isHead ? text.slice(head.length) : text;
  const [heading = "", words] = /^\s*#\s+(.+?)\s*#*\s*(?:\n|$)/.exec(fields.title === undefined ? after : "") ?? [];
  const name = nameOfFile(file).replace(/[-_]+/g, " ");
  return {
    fields,
    title: words?.replace(/[*`_]+/g, "") ?? name.charAt(0).toUpperCase() + name.slice(1),
    body: after.slice(heading.length),
    bodyLine: lineAt(text, text.length - after.length + heading.length),
    ...(error !== undefined && { error }),
  };
}

function readHead(mark: string | undefined, text: string): { fields: JsonObject; error?: string } {
  try {
    const parse =
      mark === undefined
        ? JSON.parse
        : mark === "+++"
          ? parseToml
          : (yaml: string): unknown => parseYaml(yaml, { schema: "core" });
    // Dates of TOML become texts.
    const fields: unknown = JSON.parse(JSON.stringify(text.trim() === "" ? {} : parse(text)));
    if (isJsonObject(fields)) return { fields };
    return {
      fields: {},
      error: t("has front matter without fields, expected fields such as 'title: A first contest'"),
    };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : "").split("\n");
    return {
      fields: {},
      error: t("has front matter that can't be read ({reason})", { reason: reason.replace(/[.:]$/, "") }),
    };
  }
}
