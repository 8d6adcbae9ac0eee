import type { CreatePagesArgs } from "gatsby";

/** All nodes of a connection such as `allEvent`; throws what GraphQL complains of. */
export async function queryNodes<T>(
  graphql: CreatePagesArgs["graphql"],
  connection: string,
  fields: string,
): Promise<readonly T[]> {
  const result = await graphql<Record<string, { nodes: T[] }>>(`{ ${connection} { nodes { ${fields} } } }`);
  const errors: unknown = result.errors;
  if (errors) throw new Error(`Can't read ${connection}: ${JSON.stringify(errors)}`);
  return result.data?.[connection]?.nodes ?? [];
}
