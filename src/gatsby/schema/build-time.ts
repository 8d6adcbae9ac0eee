import type { NodeInput, SourceNodesArgs } from "gatsby";
import { buildTime } from "../../outputs/site-settings";
import type { ResolverContext } from "./resolve-field";

export const buildTimeType = "BuildTime";

export const buildTimeFields = `
  type ${buildTimeType} implements Node { builtAt: String! }
`;

/**
 * Makes a node with the time of the build. In the settings of the site, it would make Gatsby repeat the queries of all
 * pages that use these settings in each build.
 */
export async function createBuildTime(
  { actions, createContentDigest }: Pick<SourceNodesArgs, "actions" | "createContentDigest">,
  environment = process.env,
): Promise<void> {
  const builtAt = buildTime(environment).toISOString();
  const internal = { type: buildTimeType, contentDigest: createContentDigest(builtAt) };
  await actions.createNode({ id: buildTimeType, builtAt, internal });
}

/** When this build happens, from its node. */
export function builtAtIn(node: NodeInput | null | undefined): Date {
  const builtAt: unknown = node?.builtAt;
  return new Date(typeof builtAt === "string" ? builtAt : Number.NaN);
}

/** The same for a resolver. Its query then depends on the time and is repeated in each build. */
export async function buildInstant({ nodeModel }: ResolverContext): Promise<Date> {
  return builtAtIn(await nodeModel.findOne({ type: buildTimeType, query: { filter: {} } }));
}
