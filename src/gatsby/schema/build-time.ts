import type { NodeInput } from "gatsby";
import type { ResolverContext } from "./resolve-field";

/** The type of the one node that holds the time of the build. */
export const buildTimeType = "BuildTime";

export const buildTimeFields = `
  type ${buildTimeType} implements Node { builtAt: String! }
`;

/** When this build happens, from its node. */
export function builtAtIn(node: NodeInput | null | undefined): Date {
  const builtAt: unknown = node?.builtAt;
  return new Date(typeof builtAt === "string" ? builtAt : Number.NaN);
}

/** The same for a resolver, whose query then depends on it: it runs again in each build. */
export async function buildInstant({ nodeModel }: ResolverContext): Promise<Date> {
  return builtAtIn(await nodeModel.findOne({ type: buildTimeType, query: { filter: {} } }));
}
