import type { CreateSchemaCustomizationArgs } from "gatsby";
import { buildTimeFields } from "./build-time";
import { contentFileType } from "./content-file";
import { articleHeadingType, articleTextType, markdownType } from "./markdown-type";
import { modelTypes } from "./model-types";
import { posterCodeType } from "./poster-code-field";
import { hostedQuery } from "./hosted";
import { upcomingEntryType, upcomingQuery } from "./upcoming";

const siteTypes = `
  type Site implements Node { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String!, asOf: String! }
`;

/** Tells Gatsby every type of content before it sees any. */
export function createSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    siteTypes,
    buildTimeFields,
    posterCodeType,
    upcomingEntryType,
    upcomingQuery(schema),
    hostedQuery(schema),
    contentFileType(schema),
    articleHeadingType,
    articleTextType(schema),
    markdownType(schema),
    ...modelTypes(schema),
  ]);
}
