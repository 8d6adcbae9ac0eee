import type { CreateSchemaCustomizationArgs } from "gatsby";
import { contentFileType } from "./content-file";
import { markdownType } from "./markdown-type";
import { modelTypes } from "./model-types";
import { upcomingEntryType, upcomingQuery } from "./upcoming";

const siteTypes = `
  type Site implements Node { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String!, builtAt: String! }
`;

/** Tells Gatsby every type of content before it sees any. */
export function createSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    siteTypes,
    upcomingEntryType,
    upcomingQuery(schema),
    contentFileType(schema),
    markdownType(schema),
    ...modelTypes(schema),
  ]);
}
