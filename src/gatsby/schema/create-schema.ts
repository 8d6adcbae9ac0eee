import type { CreateSchemaCustomizationArgs } from "gatsby";
import { contentFileType } from "./content-file";
import { articleHeadingType, articleTextType, markdownType } from "./markdown-type";
import { modelTypes } from "./model-types";
import { upcomingEntryType, upcomingQuery } from "./upcoming";

const siteTypes = `
  type Site implements Node { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String!, builtAt: String!, shownAt: String! }
`;

/** Tells Gatsby every type of content before it sees any. */
export function createSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    siteTypes,
    upcomingEntryType,
    upcomingQuery(schema),
    contentFileType(schema),
    articleHeadingType,
    articleTextType(schema),
    markdownType(schema),
    ...modelTypes(schema),
  ]);
}
