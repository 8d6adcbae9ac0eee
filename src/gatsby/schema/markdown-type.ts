import type { NodePluginSchema } from "gatsby";
import { relativeTargets, renderMarkdown } from "../markdown/render-markdown";
import { publicUrlOf } from "./content-file";
import type { MarkdownSource } from "./resolve-field";
import type { GatsbyResolver } from "./resolver";

/** Markdown of the content as HTML that is safe to show. */
export function markdownType(schema: NodePluginSchema) {
  const html: GatsbyResolver<MarkdownSource> = async ({ markdown, directory }, _arguments, context, info) => {
    const addresses = new Map<string, string>();
    for (const reference of relativeTargets(markdown)) {
      const url = await publicUrlOf({ reference, directory }, context, info);
      if (url !== undefined) addresses.set(reference, url);
    }
    return renderMarkdown(markdown, { addresses });
  };
  return schema.buildObjectType({ name: "Markdown", fields: { html: { type: "String!", resolve: html } } });
}
