import type { GraphQLResolveInfo } from "graphql";
import type { NodePluginSchema } from "gatsby";
import type { PictureSource } from "../../components/ui/Picture";
import { isRelativePath } from "../../model/reference";
import { markdownTargets } from "../check/markdown-targets";
import { renderArticle, renderMarkdown, type MarkdownFiles, type RenderedArticle } from "../markdown/render-markdown";
import { columnPictureOf, publicUrlOf } from "./content-file";
import type { MarkdownSource } from "./resolve-field";
import type { GatsbyResolver, ResolverContext } from "./resolver";

/** Markdown of the content as HTML that is safe to show. */
export function markdownType(schema: NodePluginSchema) {
  const html: GatsbyResolver<MarkdownSource> = async (source, _arguments, context, info) =>
    renderMarkdown(source.markdown, await filesOf(source, context, info));
  return schema.buildObjectType({ name: "Markdown", fields: { html: { type: "String!", resolve: html } } });
}

/** The text of an article: below the title of its page, with a table of contents. */
export function articleTextType(schema: NodePluginSchema) {
  const rendered = new WeakMap<MarkdownSource, Promise<RenderedArticle>>();
  const part =
    (name: keyof RenderedArticle): GatsbyResolver<MarkdownSource> =>
    async (source, _arguments, context, info) => {
      const article =
        rendered.get(source) ?? filesOf(source, context, info).then((files) => renderArticle(source.markdown, files));
      rendered.set(source, article);
      return (await article)[name];
    };
  return schema.buildObjectType({
    name: "ArticleText",
    fields: {
      html: { type: "String!", resolve: part("html") },
      headings: { type: "[ArticleHeading!]!", resolve: part("headings") },
      wordCount: { type: "Int!", resolve: part("wordCount") },
    },
  });
}

export const articleHeadingType = `
  type ArticleHeading {
    id: String!
    text: String!
    level: Int!
  }
`;

/** Brings the files that a text names to the site: its pictures through the image pipeline. */
async function filesOf(
  { markdown, directory }: MarkdownSource,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<MarkdownFiles> {
  const addresses = new Map<string, string>();
  const pictures = new Map<string, PictureSource>();
  for (const { target, isImage } of markdownTargets(markdown)) {
    if (!isRelativePath(target)) continue;
    const file = { reference: target, directory };
    const picture = isImage ? await columnPictureOf(file, context, info) : undefined;
    const url = picture ? undefined : await publicUrlOf(file, context, info);
    if (picture) pictures.set(target, picture);
    if (url !== undefined) addresses.set(target, url);
  }
  return { addresses, pictures };
}
