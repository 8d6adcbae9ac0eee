import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { newestArticleFirst } from "../../domain/newest-first";
import { authorProfile, type People } from "../../domain/author-profile";
import { relatedArticles } from "../../domain/related-articles";
import { routes } from "../../domain/routes";
import { article } from "../../model/article";
import { isPublished } from "../../model/kind";
import { titleSuffixes } from "./title-suffixes";
import { queryNodes } from "../query-nodes";

interface ArticleNode {
  readonly id: string;
  readonly jsonId: string;
  readonly title: string;
  readonly status: string | null;
  readonly publishDate: string | null;
  readonly authorId: string | null;
  readonly tags: readonly string[];
}

const fields = "id jsonId title status publishDate authorId tags";

/** A page for each published article. */
export async function createArticlePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const nodes = await queryNodes<ArticleNode>(graphql, "allArticle", fields);
  const articles = nodes.filter(({ status }) => isPublished(article, { status })).sort(newestArticleFirst);
  const people = await queryPeople(graphql);
  const suffixes = titleSuffixes(articles.map(({ jsonId, title }) => ({ id: jsonId, title })));
  const related = relatedArticles(articles);
  articles.forEach((article, index) =>
    actions.createPage({
      path: routes.article(article.jsonId),
      component: path.resolve("src/templates/article.tsx"),
      context: {
        id: article.id,
        titleSuffix: suffixes.get(article.jsonId) ?? "",
        authorPath: authorProfile(article.authorId, people),
        related: related(article).map(({ id }) => id),
        newer: neighbour(articles[index - 1]),
        older: neighbour(articles[index + 1]),
      },
    }),
  );
}

async function queryPeople(graphql: CreatePagesArgs["graphql"]): Promise<People> {
  const idsOf = async (connection: string) => {
    const nodes = await queryNodes<{ jsonId: number }>(graphql, connection, "jsonId");
    return new Set(nodes.map(({ jsonId }) => jsonId));
  };
  return {
    team: await idsOf("allTeamMember"),
    pastLeaders: await idsOf("allPastLeader"),
    advisors: await idsOf("allAdvisor"),
    members: await idsOf("allMember"),
  };
}

function neighbour(article: ArticleNode | undefined) {
  return article ? { path: routes.article(article.jsonId), title: article.title } : null;
}
