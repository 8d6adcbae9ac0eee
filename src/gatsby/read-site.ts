import type { BuildArgs, NodeInput } from "gatsby";
import { contentDirectory } from "../content/content-directory";
import type { Content } from "../content/content";
import { propertyOf } from "../domain/shape";
import { club } from "../model/site/club";
import type { Site } from "../outputs/site";
import { builtAtIn, buildTimeType } from "./schema/build-time";
import { queryNodes, queryNodesById } from "./query-nodes";

export function readSite(
  { getNodesByType, graphql }: Pick<BuildArgs, "getNodesByType" | "graphql">,
  content: Content,
): Site {
  const clubNode = getNodesByType(club.typeName)[0];
  return {
    url: siteUrlIn(getNodesByType("Site")[0]),
    builtAt: builtAtIn(getNodesByType(buildTimeType)[0]),
    club: {
      name: textIn(clubNode, "name"),
      description: textIn(clubNode, "description"),
      email: textIn(clubNode, "email"),
      securityContact: textIn(clubNode, "securityContact"),
    },
    contentDirectory: contentDirectory(),
    content,
    pages: getNodesByType("SitePage").map((page) => textIn(page, "path")),
    nodesOfType: getNodesByType,
    query: (typeName, fields, ids) =>
      ids === undefined ? queryNodes(graphql, typeName, fields) : queryNodesById(graphql, typeName, ids, fields),
  };
}

export function siteUrlIn(site: NodeInput | null | undefined): string {
  return textIn(site?.siteMetadata, "siteUrl");
}

function textIn(object: unknown, name: string): string {
  const value = propertyOf(object, name);
  return typeof value === "string" ? value : "";
}
