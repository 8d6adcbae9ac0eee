import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { article } from "../../src/model/kinds/article";
import { placedMessage, quote } from "../../src/model/check/sentence";
import type { JsonObject } from "../../src/model/schema/json-object";
import type { Content } from "../../src/content/content";
import { articleFormat } from "../../src/content/read/file-formats";
import { sitePages } from "../../src/content/rules/addresses/site-addresses";
import { readArticles, type OldArticle, type OldPlaces } from "./old-article";
import { OldFiles } from "./old-files";
import { OldLinks } from "./old-links";
import type { OldSite } from "./old-site";
import { translateText } from "./translate-text";
import { routes } from "../../src/domain/routes";
import { foldCase } from "../../src/domain/text/fold-case";
import { redirectSourceError } from "../../src/model/site/redirect-list";
import { listedRedirects } from "../../src/content/rules/addresses/check-redirects";
import { t } from "../../src/words/t";

/** The decisions of the person who imports. */
export interface ArticleOptions extends OldPlaces {
  /** Further folders with pictures and files of the old site. */
  readonly media: readonly string[];
}

/** An article as it will be written. */
export interface PlannedArticle {
  /** The file of the old site. */
  readonly from: string;
  /** From the root of the content. */
  readonly file: string;
  readonly text: string;
  /** `exists`: another file is there already, and stays. */
  readonly kind: "new" | "unchanged" | "exists" | "wrong";
  /** Places that a person has to look at, each with its line if it has one. */
  readonly notes: readonly string[];
  /** The findings of the content check about the new file. */
  readonly checked?: readonly string[];
}

export interface ArticlePlan extends RedirectPlan {
  readonly articles: readonly PlannedArticle[];
  readonly files: readonly { readonly from: string; readonly name: string }[];
}

/** Plans what becomes of all articles of an old site; reads files, and writes none. */
export function planArticles(site: OldSite, content: Content, options: ArticleOptions): ArticlePlan {
  const directory = path.resolve(content.tree.directory);
  const files = new OldFiles(site, path.join(directory, "media"), options.media);
  const articles = readArticles(site, options);
  const links = new OldLinks(articles, site, files, sitePages(content));
  const planned = articles.map((each) => planArticle(each, site, links, directory));
  const published = articles.filter(({ own }) => own.fields.status !== "draft");
  const imported = published.filter((each) => /^(?:new|unchanged)$/.test(planned[articles.indexOf(each)]?.kind ?? ""));
  return { articles: planned, files: files.copies(), ...planRedirects(imported, content) };
}

function planArticle(old: OldArticle, site: OldSite, links: OldLinks, directory: string): PlannedArticle {
  const file = `${article.folder}/${old.slug}.md`;
  const notes = old.error === undefined ? [] : [old.error];
  const heading = old.fields.title === undefined ? old.body.replace(/^\s*#\s+.+\n?/, "") : old.body;
  const lost = old.body.split("\n").length - heading.split("\n").length;
  const translated = translateText(heading, {
    targetOf: (target, kind) => links.targetOf(old, target, kind),
    pageOf: (name) => links.pageOf(name),
    valueOf: (variable) => valueOf(variable, old, site),
    hasKramdownMath: site.generator === "jekyll",
    excerptSeparator: [old.fields, site.config]
      .map((fields) => fields.excerpt_separator)
      .find((each) => typeof each === "string"),
  });
  notes.push(
    ...translated.notes.map(({ line, message }) =>
      placedMessage(t("line {line}", { line: old.bodyLine + lost + line }), message),
    ),
  );
  const fields = { ...old.own.fields, ...headPicture(old, links, notes) };
  notes.push(...old.own.unread.map((name) => t("the field {name} has no place here", { name: quote(name) })));
  const text = articleFormat.toFile({ ...fields, body: translated.body });
  const stored = path.join(directory, file);
  const kind =
    old.error !== undefined
      ? "wrong"
      : !existsSync(stored)
        ? "new"
        : readFileSync(stored, "utf8") === text
          ? "unchanged"
          : "exists";
  return { from: old.from, file, text, kind, notes };
}

function headPicture(old: OldArticle, links: OldLinks, notes: string[]): JsonObject {
  if (old.own.picture === undefined) return {};
  const resolved = links.targetOf(old, old.own.picture, "picture");
  if (resolved === undefined) return { featuredImage: old.own.picture };
  if ("address" in resolved) return { featuredImage: decodeURI(resolved.address) };
  const found = { picture: quote(old.own.picture), problem: resolved.problem };
  notes.push(t("the picture {picture} at its head is left out: {problem}", found));
  return {};
}

/** The value of a variable that only Liquid and Hugo know. */
function valueOf(variable: string, old: OldArticle, { config }: OldSite): string | undefined {
  const [scope, name = ""] = variable.split(".");
  if (/^(?:site\.(?:baseurl|url)|baseurl)$/.test(variable)) return "";
  const value = scope === "page" ? old.fields[name] : scope === "site" ? config[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The redirects from the old addresses of articles. */
interface RedirectPlan {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Old addresses that get no redirect, and why. */
  readonly withoutRedirect: readonly string[];
}

/** The redirects from the old addresses; none where a page is now, and each address once. */
function planRedirects(articles: readonly OldArticle[], content: Content): RedirectPlan {
  const pages = new Set([...sitePages(content), ...articles.map(({ slug }) => routes.item("blog", slug))]);
  const taken = new Map(listedRedirects(content).map(({ from, to }) => [foldCase(from), to]));
  const redirects: { from: string; to: string }[] = [];
  const withoutRedirect: string[] = [];
  for (const { slug, addresses } of articles)
    for (const from of addresses) {
      const to = routes.item("blog", slug);
      const error = redirectSourceError(from);
      const other = taken.get(foldCase(from));
      if (from === to || other === to) continue;
      if (error !== undefined) withoutRedirect.push(placedMessage(from, error));
      else if (pages.has(from)) withoutRedirect.push(placedMessage(from, t("is a page of the new site")));
      else if (other !== undefined) withoutRedirect.push(placedMessage(from, t("leads to {other} already", { other })));
      else redirects.push({ from, to });
      taken.set(foldCase(from), to);
    }
  return { redirects, withoutRedirect };
}
