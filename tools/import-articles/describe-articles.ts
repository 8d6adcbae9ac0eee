import path from "node:path";
import type { ArticlePlan, PlannedArticle } from "../old-site/plan-articles";
import type { OldSite } from "../old-site/old-site";
import { onOneLine, placedMessage } from "../../src/model/check/sentence";
import { t } from "../../src/words/t";

const names: Readonly<Record<OldSite["generator"], string>> = {
  jekyll: "Jekyll",
  hugo: "Hugo",
  markdown: t("plain Markdown"),
};

const titles: Readonly<Record<PlannedArticle["kind"], string>> = {
  unchanged: t("Imported before, and unchanged"),
  new: t("New"),
  exists: t("Left out, since another article has this file"),
  wrong: t("With errors"),
};

/** Describes an import, in lines for the terminal. */
export function describeArticles(folder: string, site: OldSite, plan: ArticlePlan): string[] {
  const kinds = Object.keys(titles) as PlannedArticle["kind"][];
  const count = (kind: PlannedArticle["kind"]) => of(plan, kind).length;
  return [
    placedMessage(
      folder,
      t("{count, plural, one {# article} other {# articles}} of {generator}", {
        count: site.articles.length,
        generator: names[site.generator],
      }),
    ),
    "",
    ...list(t("Left out, since they are not Markdown:"), site.others.map(shown)),
    ...kinds.flatMap((kind) => group(kind, of(plan, kind))),
    ...list(
      t("Pictures and files to copy to media/:"),
      plan.files.map(({ from, name }) => `${shown(from)} → ${name}`),
    ),
    ...list(
      t("Redirects from old addresses:"),
      plan.redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...list(t("Old addresses without a redirect:"), plan.withoutRedirect),
    t(
      "{wrong} with errors, {exists} left out, {new} new, {unchanged} unchanged; {files, plural, one {# file} other {# files}} to copy, {redirects, plural, one {# redirect} other {# redirects}}",
      {
        wrong: count("wrong"),
        exists: count("exists"),
        new: count("new"),
        unchanged: count("unchanged"),
        files: plan.files.length,
        redirects: plan.redirects.length,
      },
    ),
  ];
}

function of({ articles }: ArticlePlan, wanted: PlannedArticle["kind"]): readonly PlannedArticle[] {
  return articles.filter(({ kind }) => kind === wanted);
}

function group(kind: PlannedArticle["kind"], articles: readonly PlannedArticle[]): string[] {
  if (articles.length === 0) return [];
  if (kind === "unchanged") {
    const count = t("{count, plural, one {# article} other {# articles}}", { count: articles.length });
    return [placedMessage(titles.unchanged, count), ""];
  }
  return [
    `${titles[kind]}:`,
    ...articles.flatMap(({ from, file, notes, checked = [] }) => [
      `  ${shown(from)} → ${file}`,
      ...notes.map((note) => `    ${shown(from)}: ${onOneLine(note)}`),
      ...checked.map((line) => `    ${onOneLine(line)}`),
    ]),
    "",
  ];
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${onOneLine(line)}`), ""];
}

/** A file as the person who imports names it. */
function shown(file: string): string {
  return path.relative(process.cwd(), file) || file;
}
