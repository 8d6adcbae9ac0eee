import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Content } from "../../src/content/content";
import { articleFormat } from "../../src/content/read/file-formats";
import { listedRedirects } from "../../src/content/rules/addresses/check-redirects";
import { sitePages } from "../../src/content/rules/addresses/site-addresses";
import { isShownAt } from "../../src/domain/publication/publication";
import { clubTimeZone } from "../../src/domain/time/club-time";
import { routes } from "../../src/domain/routes";
import { foldCase } from "../../src/domain/text/letters";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { article } from "../../src/model/kinds/article";
import { redirectSourceError } from "../../src/model/site/redirect-list";
import { readArticles, type OldArticle } from "./old-article";
import { OldLinks } from "./old-links";
import type { OldSite } from "./old-site";
import { translateText } from "./translate-text";
import { t } from "../../src/words/t";

export interface PlannedArticle {
  readonly from: string;
  /** From the root of the content. */
  readonly file: string;
  readonly text: string;
  /** `exists`: there is another file already, which stays. */
  readonly kind: "unchanged" | "new" | "exists" | "wrong";
  /** Places that a person should check, with their lines if known. */
  readonly notes: readonly string[];
}

export interface ArticlePlan extends RedirectPlan {
  readonly articles: readonly PlannedArticle[];
  readonly files: readonly { readonly from: string; readonly name: string }[];
}

/**
 * Plans the import of all articles of an old site; only reads files.
 *
 * @param permalink the pattern of the old addresses, instead of that in the old site's configuration
 */
export function planArticles(site: OldSite, content: Content, permalink: string | undefined, now: Date): ArticlePlan {
  const directory = path.resolve(content.tree.directory);
  const articles = readArticles(site, permalink, now);
  const links = new OldLinks(articles, site, path.join(directory, "media"), sitePages(content));
  const planned = articles.map((old) => ({ old, ...planArticle(old, site, links, directory) }));
  const published = planned.filter(
    ({ old, kind }) =>
      isShownAt(article, old.own.fields, now, clubTimeZone()) && (kind === "new" || kind === "unchanged"),
  );
  return {
    articles: planned,
    files: links.copies(),
    ...planRedirects(
      published.map(({ old }) => old),
      content,
    ),
  };
}

function planArticle(old: OldArticle, site: OldSite, links: OldLinks, directory: string): PlannedArticle {
  const { own, from, error } = old;
  const [excerptSeparator] = [old.fields, site.config].flatMap(({ excerpt_separator: separator }) =>
    typeof separator === "string" ? separator : [],
  );
  const translated = translateText(old.body, {
    targetOf: (target, kind) => links.targetOf(old, target, kind),
    pageOf: (name) => links.pageOf(name),
    valueOf: (variable) => valueOf(variable, old, site),
    hasKramdownMath: site.generator === "jekyll",
    excerptSeparator,
  });
  const picture = own.picture === undefined ? undefined : links.targetOf(old, own.picture, "picture");
  const head = picture === undefined ? own.picture : "address" in picture ? decodeURI(picture.address) : undefined;
  const notes = [
    ...[error, old.draftNote].flatMap((each) => each ?? []),
    ...translated.notes.map(({ line, message }) =>
      placedMessage(t("line {line}", { line: old.bodyLine + line }), message),
    ),
    ...(picture && "lostAs" in picture
      ? [
          t(
            "the picture {picture} at its head is left out: {why, select, unpublishable {a file of a type that can't be published} other {a file that was not found}}",
            { picture: quote(own.picture ?? ""), why: picture.lostAs },
          ),
        ]
      : []),
    ...own.unread.map((name) => t("the field {name} has no place here", { name: quote(name) })),
  ];
  const file = `${article.folder}/${old.slug}.md`;
  const text = articleFormat.toFile({
    ...own.fields,
    ...(head !== undefined && { featuredImage: head }),
    body: translated.body,
  });
  return { from, file, text, kind: error === undefined ? kindOf(path.join(directory, file), text) : "wrong", notes };
}

function kindOf(stored: string, text: string): PlannedArticle["kind"] {
  if (!existsSync(stored)) return "new";
  return readFileSync(stored, "utf8") === text ? "unchanged" : "exists";
}

function valueOf(variable: string, old: OldArticle, { config }: OldSite): string | undefined {
  if (variable === "site.baseurl" || variable === "site.url") return "";
  const [scope, name = ""] = variable.split(".");
  const value = scope === "page" ? old.fields[name] : scope === "site" ? config[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

interface RedirectPlan {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Old addresses that get no redirect, and why. */
  readonly withoutRedirect: readonly string[];
}

function planRedirects(articles: readonly OldArticle[], content: Content): RedirectPlan {
  const pages = new Set([...sitePages(content), ...articles.map(({ slug }) => routes.item("blog", slug))]);
  const taken = new Map(listedRedirects(content).map(({ from, to }) => [foldCase(from), to]));
  const redirects: { from: string; to: string }[] = [];
  const withoutRedirect: string[] = [];
  for (const { slug, addresses } of articles)
    for (const from of addresses) {
      const to = routes.item("blog", slug);
      const other = taken.get(foldCase(from));
      if (from === to || other === to) continue;
      const problem =
        redirectSourceError(from) ??
        (pages.has(from)
          ? t("is a page of the new site")
          : other === undefined
            ? undefined
            : t("leads to {other} already", { other }));
      if (problem === undefined) redirects.push({ from, to });
      else withoutRedirect.push(placedMessage(from, problem));
      taken.set(foldCase(from), to);
    }
  return { redirects, withoutRedirect };
}
