import type { CreatePagesArgs } from "gatsby";
import { newestArticleFirst } from "../../domain/activities/newest-first";
import { authorProfile, type People } from "../../domain/blog/byline";
import { relatedArticles } from "../../domain/blog/related-articles";
import { archiveYear, archiveYears, MOST_ARTICLES } from "../../domain/year-pages";
import { routes } from "../../domain/routes";
import { article, authorFolders } from "../../model/kinds/article";
import { kindOf } from "../../model/content-model";
import { neighbour, titleSuffixes, templateFile } from "./page-context";
import { queryNodes } from "../query-nodes";
import { untranslatedAmong } from "../untranslated";

interface ArticleNode {
  readonly jsonId: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly publishDate: string | null;
  readonly authorId: string | null;
  readonly tags: readonly string[];
}

const fields = "jsonId title isPublished publishDate authorId tags";

export async function createArticlePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const nodes = await queryNodes<ArticleNode>(graphql, "Article", fields);
  const articles = nodes.filter(({ isPublished }) => isPublished).sort(newestArticleFirst);
  const people = await queryPeople(graphql);
  const suffixes = titleSuffixes(articles.map(({ jsonId, title }) => ({ id: jsonId, title })));
  const related = relatedArticles(articles);
  const component = templateFile(article.template);
  const neighbourOf = (node?: ArticleNode) => neighbour("blog", node && { id: node.jsonId, title: node.title });
  articles.forEach((article, index) =>
    actions.createPage({
      path: routes.item("blog", article.jsonId),
      component,
      context: {
        jsonId: article.jsonId,
        titleSuffix: suffixes.get(article.jsonId) ?? "",
        authorPath: authorProfile(article.authorId, people),
        related: related(article).map(({ jsonId }) => jsonId),
        previous: neighbourOf(articles[index - 1]),
        next: neighbourOf(articles[index + 1]),
      },
    }),
  );
  createYearPages(articles, actions.createPage);
}

/** The pages of whole years, if there are too many articles for one page. */
function createYearPages(articles: readonly ArticleNode[], createPage: CreatePagesArgs["actions"]["createPage"]): void {
  const dated = articles.map(({ jsonId, publishDate }) => ({ jsonId, date: publishDate }));
  const years = archiveYears(dated, MOST_ARTICLES);
  for (const year of years) {
    const ids = dated.filter((article) => archiveYear(article) === year).map(({ jsonId }) => jsonId);
    createPage({
      path: routes.year("blog", year),
      component: templateFile("article-year"),
      context: { year, years, ids, ...untranslatedAmong("blog", ids) },
    });
  }
}

async function queryPeople(graphql: CreatePagesArgs["graphql"]): Promise<People[]> {
  const people: People[] = [];
  for (const folder of authorFolders) {
    const nodes = await queryNodes<{ jsonId: number }>(graphql, kindOf(folder).typeName, "jsonId");
    people.push({ folder, ids: new Set(nodes.map(({ jsonId }) => jsonId)) });
  }
  return people;
}
