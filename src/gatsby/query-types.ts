import path from "node:path";
import type { GatsbyConfig } from "gatsby";

/** The content that the committed types are made from. */
const OWN_CONTENT = "content";

/**
 * How Gatsby writes the types of queries. Only builds of the project's own content write them: a club without
 * articles, for example, has fewer, and its build would change a file of the project.
 *
 * @param contentDirectory the content tree that is built
 */
export function queryTypes(contentDirectory: string): GatsbyConfig["graphqlTypegen"] {
  if (path.resolve(contentDirectory) !== path.resolve(OWN_CONTENT)) return false;
  return { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" };
}
