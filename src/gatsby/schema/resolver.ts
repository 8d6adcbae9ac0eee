import type { GraphQLResolveInfo } from "graphql";
import type { Node } from "gatsby";
import type { JsonObject } from "../../model/schema/json-object";

/** The part of Gatsby's node model that the resolvers here use. */
interface NodeModel {
  getNodeById(arguments_: { id: string }): Node | null;
  findOne(arguments_: { type: string; query: { filter: object } }): Promise<Node | null>;
  findAll(arguments_: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

export type GatsbyResolver<Source = JsonObject> = (
  source: Source,
  arguments_: JsonObject,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;
