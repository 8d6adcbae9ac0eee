import path from "node:path";
import type { ArticlePlan, PlannedArticle } from "../../content/old-site/plan-articles";
import type { OldSite } from "../../content/old-site/old-site";
import { counted } from "../../domain/text/amounts";
import { onOneLine } from "../../model/check/sentence";

const names: Readonly<Record<OldSite["generator"], string>> = {
  jekyll: "Jekyll",
  hugo: "Hugo",
  gatsby: "Gatsby",
  docusaurus: "Docusaurus",
  markdown: "plain Markdown",
};

const titles: Readonly<Record<PlannedArticle["kind"], string>> = {
  unchanged: "Imported before, and unchanged",
  new: "New",
  exists: "Left out, since another article has this file",
  wrong: "With errors",
};

/** Describes an import, in lines for the terminal. */
export function describeArticles(folder: string, site: OldSite, plan: ArticlePlan): string[] {
  const kinds = Object.keys(titles) as PlannedArticle["kind"][];
  const counts = kinds
    .toReversed()
    .map(
      (kind) => `${of(plan, kind).length} ${kind === "wrong" ? "with errors" : kind === "exists" ? "left out" : kind}`,
    );
  return [
    `${folder}: ${counted(site.articles.length, "article")} of ${names[site.generator]}`,
    "",
    ...kinds.flatMap((kind) => group(kind, of(plan, kind))),
    ...list(
      "Pictures and files to copy to media/:",
      plan.files.map(({ from, name }) => `${shown(from)} → ${name}`),
    ),
    ...list(
      "Redirects from old addresses:",
      plan.redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...list("Old addresses without a redirect:", plan.withoutRedirect),
    `${counts.join(", ")}; ${counted(plan.files.length, "file")} to copy, ${counted(plan.redirects.length, "redirect")}`,
  ];
}

function of({ articles }: ArticlePlan, wanted: PlannedArticle["kind"]): readonly PlannedArticle[] {
  return articles.filter(({ kind }) => kind === wanted);
}

function group(kind: PlannedArticle["kind"], articles: readonly PlannedArticle[]): string[] {
  if (articles.length === 0) return [];
  if (kind === "unchanged") return [`${titles.unchanged}: ${counted(articles.length, "article")}`, ""];
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
