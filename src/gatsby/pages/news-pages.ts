import type { CreatePagesArgs } from "gatsby";
import { newestArticleFirst, newestNoticeFirst } from "../../domain/activities/newest-first";
import { authorProfile, type People } from "../../domain/blog/byline";
import { relatedArticles } from "../../domain/blog/related-articles";
import { archiveYear, archiveYears, MOST_ARTICLES } from "../../domain/year-pages";
import { routes } from "../../domain/routes";
import { article, authorFolders } from "../../model/kinds/article";
import { notice } from "../../model/kinds/notice";
import { kindOf } from "../../model/content-model";
import { neighbour, titleSuffixes, templateFile } from "./page-context";
import { queryNodes } from "../query-nodes";
import type { MissingTranslations } from "../untranslated";

interface NoticeNode {
  readonly jsonId: string;
  readonly title: string;
  readonly date: string | null;
}

/** The page of each notice, with links to its neighbours in the list, and the pages of whole years. */
export async function createNoticePages(
  { graphql, actions: { createPage } }: CreatePagesArgs,
  untranslated: MissingTranslations,
): Promise<void> {
  const nodes = await queryNodes<NoticeNode>(graphql, "Notice", "jsonId title date");
  const notices = [...nodes].sort(newestNoticeFirst);
  const suffixes = titleSuffixes(notices.map(({ jsonId, title }) => ({ id: jsonId, title })));
  for (const [index, { jsonId }] of notices.entries())
    createPage({
      path: routes.item("notices", jsonId),
      component: templateFile(notice.template),
      context: {
        jsonId,
        previous: notices[index - 1]?.jsonId ?? "",
        next: notices[index + 1]?.jsonId ?? "",
        titleSuffix: suffixes.get(jsonId) ?? "",
      },
    });
  for (const context of yearsOf({ folder: "notices", items: notices, untranslated }))
    createPage({ path: routes.year("notices", context.year), component: templateFile("notice-archive"), context });
}

interface ArticleNode {
  readonly jsonId: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly publishDate: string | null;
  readonly authorId: string | null;
  readonly tags: readonly string[];
}

/** The page of each published article, and pages of whole years, if there are too many articles for one page. */
export async function createArticlePages(
  { graphql, actions: { createPage } }: CreatePagesArgs,
  untranslated: MissingTranslations,
): Promise<void> {
  const fields = "jsonId title isPublished publishDate authorId tags";
  const nodes = await queryNodes<ArticleNode>(graphql, "Article", fields);
  const articles = nodes.filter(({ isPublished }) => isPublished).sort(newestArticleFirst);
  const people = await queryPeople(graphql);
  const suffixes = titleSuffixes(articles.map(({ jsonId, title }) => ({ id: jsonId, title })));
  const related = relatedArticles(articles);
  const neighbourOf = (node?: ArticleNode) => neighbour("blog", node && { id: node.jsonId, title: node.title });
  for (const [index, node] of articles.entries())
    createPage({
      path: routes.item("blog", node.jsonId),
      component: templateFile(article.template),
      context: {
        jsonId: node.jsonId,
        titleSuffix: suffixes.get(node.jsonId) ?? "",
        authorPath: authorProfile(node.authorId, people),
        related: related(node).map(({ jsonId }) => jsonId),
        previous: neighbourOf(articles[index - 1]),
        next: neighbourOf(articles[index + 1]),
      },
    });
  const dated = articles.map(({ jsonId, publishDate }) => ({ jsonId, date: publishDate }));
  for (const context of yearsOf({ folder: "blog", items: dated, most: MOST_ARTICLES, untranslated }))
    createPage({ path: routes.year("blog", context.year), component: templateFile("article-year"), context });
}

interface DatedItems {
  readonly folder: "notices" | "blog";
  readonly items: readonly Omit<NoticeNode, "title">[];
  /** How many items one page shows; absent: the usual number. */
  readonly most?: number;
  readonly untranslated: MissingTranslations;
}

function yearsOf({ folder, items, most, untranslated }: DatedItems) {
  const years = archiveYears(items, most);
  return years.map((year) => {
    const ids = items.filter((item) => archiveYear(item) === year).map(({ jsonId }) => jsonId);
    return { year, years, ids, ...untranslated.contextAmong(folder, ids) };
  });
}

function queryPeople(graphql: CreatePagesArgs["graphql"]): Promise<People[]> {
  return Promise.all(
    authorFolders.map(async (folder) => {
      const nodes = await queryNodes<{ jsonId: number }>(graphql, kindOf(folder).typeName, "jsonId");
      return { folder, ids: new Set(nodes.map(({ jsonId }) => jsonId)) };
    }),
  );
}
