import type { CreatePagesArgs } from "gatsby";
import { BATCH_SIZE } from "../../domain/gallery/gallery";
import type { LatestData } from "../../domain/data-files/data-format";
import { routes } from "../../domain/routes";
import { post } from "../../model/post";
import { neighbour } from "./neighbour";
import { titleSuffixes } from "./title-suffixes";
import { queryPosts } from "./post-nodes";
import { writePostChunks } from "../../outputs/data-files/write-post-chunks";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { templateFile } from "./template-file";

/** The gallery with its first batch, a page for each post, and the files that hold all of them, which it returns. */
export async function createPostPages(
  { graphql, actions }: CreatePagesArgs,
  output: SiteFiles,
): Promise<Pick<LatestData, "posts">> {
  const posts = await queryPosts(graphql);
  const chunks = await writePostChunks(output, posts);
  actions.createPage({
    path: routes.list("posts"),
    component: templateFile("gallery"),
    context: {
      source: { posts: posts.slice(0, BATCH_SIZE), total: posts.length, chunks },
      nextId: posts[BATCH_SIZE]?.id ?? null,
    },
  });
  const suffixes = titleSuffixes(posts.map(({ id, title }) => ({ id: String(id), title })));
  const component = templateFile(post.template);
  posts.forEach((post, index) =>
    actions.createPage({
      path: routes.item("posts", post.id),
      component,
      context: {
        post,
        titleSuffix: suffixes.get(String(post.id)) ?? "",
        newer: neighbour("posts", posts[index - 1]),
        older: neighbour("posts", posts[index + 1]),
      },
    }),
  );
  return { posts: chunks };
}
