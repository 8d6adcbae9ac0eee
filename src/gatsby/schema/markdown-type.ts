import type { GraphQLResolveInfo } from "graphql";
import type { NodePluginSchema } from "gatsby";
import type { PictureSource } from "../../domain/picture-source";
import {
  relativeTargets,
  renderArticle,
  renderMarkdown,
  type RenderedArticle,
} from "../../content/markdown/render-markdown";
import type { MissingTranslations } from "../untranslated";
import { columnPictureOf, publicUrlOf } from "./content-file";
import type { MarkdownSource, GatsbyResolver, ResolverContext } from "./resolve-field";

/** Markdown of the content as safe HTML. */
export function markdownType(schema: NodePluginSchema, untranslated: MissingTranslations) {
  const html: GatsbyResolver<MarkdownSource> = async (source, _arguments, context, info) =>
    renderMarkdown(source.markdown, {
      ...(await filesOf(source, context, info)),
      language: untranslated.languageOf(source.markdown),
      isShort: source.isShort === true,
    });
  const source: GatsbyResolver<MarkdownSource> = ({ markdown }) => markdown;
  const fields = { html: { type: "String!", resolve: html }, source: { type: "String!", resolve: source } };
  return schema.buildObjectType({ name: "Markdown", fields });
}

/** The text of an article: below the title of its page, with a table of contents. */
export function articleTextType(schema: NodePluginSchema, untranslated: MissingTranslations) {
  const rendered = new WeakMap<MarkdownSource, Promise<RenderedArticle>>();
  const part =
    (name: keyof RenderedArticle): GatsbyResolver<MarkdownSource> =>
    async (source, _arguments, context, info) => {
      const article =
        rendered.get(source) ??
        filesOf(source, context, info).then((files) =>
          renderArticle(source.markdown, { ...files, language: untranslated.languageOf(source.markdown) }),
        );
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

/** Publishes the files that a text refers to; pictures go through the image pipeline. */
async function filesOf({ markdown, directory }: MarkdownSource, context: ResolverContext, info: GraphQLResolveInfo) {
  const addresses = new Map<string, string>();
  const pictures = new Map<string, PictureSource>();
  const bring = async (reference: string) => {
    const url = await publicUrlOf({ reference, directory }, context, info);
    if (url !== undefined) addresses.set(reference, url);
  };
  for (const reference of relativeTargets(markdown, ["picture"])) {
    const picture = await columnPictureOf({ reference, directory }, context, info);
    if (picture) pictures.set(reference, picture);
    else await bring(reference);
  }
  for (const reference of relativeTargets(markdown, ["link"])) await bring(reference);
  return { addresses, pictures };
}
